import type { StaffMember } from '#domain/desk/staff.ts'
import type { RowOutcome } from '#ports/customer-import-store.ts'
import type { CustomerFacts, CustomerQuery } from '#ports/customer-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { actorOf } from './actor.ts'
import { correctColumns, draftColumns, prepareImport } from './customer-imports.ts'
import { addCustomer, exportCustomers, findCustomer } from './customers.ts'
import { findContact } from './find-contact.ts'

export function deskCustomers(dependencies: Dependencies) {
  const { customers, customerImports } = dependencies
  const actor = actorOf(dependencies.clock)
  return {
    listCustomers: (query: CustomerQuery) => customers.list(query),
    findCustomer: findCustomer(dependencies),
    findContact: findContact(dependencies),
    addCustomer: addCustomer(dependencies),
    saveCustomer: (id: string, facts: CustomerFacts, seen: number, by: StaffMember) =>
      customers.save(id, facts, seen, actor(by)),
    mergeCustomers: (from: string, into: string, by: StaffMember) =>
      customers.merge(from, into, actor(by)),
    mergeEffects: (from: string, into: string) => customers.mergeEffects(from, into),
    unmergeCustomers: (mergeId: string, by: StaffMember) => customers.unmerge(mergeId, actor(by)),
    addCustomerNote: (id: string, text: string, by: StaffMember, formKey?: string) =>
      customers.addNote(id, text, actor(by, formKey)),
    undoCustomerNote: (id: string, note: string, by: StaffMember) =>
      customers.undoNote(id, note, actor(by)),
    exportCustomers: exportCustomers(dependencies),
    prepareImport: prepareImport(dependencies),
    draftColumns: draftColumns(dependencies),
    correctColumns: correctColumns(dependencies),
    findImport: (id: string) => customerImports.find(id),
    listImports: () => customerImports.list(),
    importRows: (
      id: string,
      query: { readonly outcome: RowOutcome | null; readonly page: number },
    ) => customerImports.rows(id, query),
    startImport: (id: string) => customerImports.start(id),
    discardImport: (id: string) => customerImports.discard(id),
    importTraces: (id: string) => customerImports.traces(id),
    undoImport: (id: string, by: StaffMember) => customerImports.undo(id, actor(by)),
  }
}
