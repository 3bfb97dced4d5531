import { data } from 'react-router'

/** Any other address below `/desk`, for those who may know that. */
export const loader = () => {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
