/** Seats that a visitor can still take, never negative, even when oversold; null for no limit. */
export const seatsLeft = (capacity: number | null, seatsTaken: number): number | null =>
  capacity === null ? null : Math.max(0, capacity - seatsTaken)

/** Whether at most 10% of the seats are left. */
export function isLowOnSeats(capacity: number | null, seatsTaken: number): boolean {
  const left = seatsLeft(capacity, seatsTaken)
  return capacity !== null && left !== null && left * 10 <= capacity
}

/** `Bokings Left: Only 3 remaining!` (sic). */
export const seatsLeftMessage = (left: number): string => `Bokings Left: Only ${left} remaining!`
