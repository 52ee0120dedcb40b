/**
 * A moment as the log writes it, in the club's own time.
 *
 * @example nowText(new Date(2025, 5, 14, 18, 5)) //=> '2025-06-14 18:05'
 */
export function nowText(moment: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  return `${day} ${two(moment.getHours())}:${two(moment.getMinutes())}`;
}
