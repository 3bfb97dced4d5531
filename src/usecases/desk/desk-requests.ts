import type { StaffMember } from '#domain/desk/staff.ts'
import type { LoggedCall, RequestEdit, RequestQuery } from '#ports/request-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { actorOf } from './actor.ts'
import { exportRequests } from './export-requests.ts'
import {
  addRequestByHand,
  clearRequests,
  countHeldAcknowledgements,
  proposeFollowUp,
  replyToRequest,
  requestsToday,
} from './requests.ts'
import { searchRequests } from './search-everything.ts'

export function deskRequests(dependencies: Dependencies) {
  const { requests } = dependencies
  const actor = actorOf(dependencies.clock)
  return {
    listRequests: (query: RequestQuery) => requests.list(query),
    countRequests: () => requests.counts(),
    findRequest: (id: string) => requests.find(id),
    changeRequests: (edits: readonly RequestEdit[], by: StaffMember) =>
      requests.change(edits, actor(by)),
    addNote: (id: string, text: string, by: StaffMember, formKey?: string) =>
      requests.addNote(id, text, actor(by, formKey)),
    undoNote: (id: string, note: string, by: StaffMember) => requests.undoNote(id, note, actor(by)),
    logCall: (id: string, call: LoggedCall, by: StaffMember, formKey?: string) =>
      requests.logCall(id, call, actor(by, formKey)),
    undoCall: (id: string, call: string, by: StaffMember) => requests.undoCall(id, call, actor(by)),
    retryLeadDelivery: (id: string, by: StaffMember) => requests.retryLeadDelivery(id, actor(by)),
    retainRequest: (id: string, by: StaffMember) => requests.retain(id, actor(by)),
    exportRequests: exportRequests(dependencies),
    addRequestByHand: addRequestByHand(dependencies),
    replyToRequest: replyToRequest(dependencies),
    proposeFollowUp: proposeFollowUp(dependencies),
    clearRequests: clearRequests(dependencies),
    countHeldAcknowledgements: countHeldAcknowledgements(dependencies),
    requestsToday: requestsToday(dependencies),
    searchRequests: searchRequests(dependencies),
  }
}
