import { useQuery } from '@tanstack/react-query';
import { colleaguesQuery } from '#data/staff-queries.ts';

export type Colleagues = ReturnType<typeof useColleagues>;

/** The names of assignees by the key that an order stores. */
export function useColleagues() {
  const { data: colleagues } = useQuery(colleaguesQuery());
  const own = colleagues?.find(({ isYou }) => isYou);
  /** An empty text where nobody is assigned, and until the names are known. */
  const nameOf = (key: string | undefined) => {
    if (key === undefined || colleagues === undefined) return '';
    return colleagues.find((colleague) => colleague.key === key)?.name ?? 'A former colleague';
  };
  const initialsOf = (key: string) =>
    key === own?.key
      ? 'You'
      : nameOf(key)
          .split(/\s+/)
          .map((word) => word.charAt(0))
          .join('')
          .slice(0, 3);
  return { ownId: own?._id, ownKey: own?.key, nameOf, initialsOf };
}
