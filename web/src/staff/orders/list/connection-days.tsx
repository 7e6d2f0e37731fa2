import { Button, Flex } from '@chakra-ui/react';
import { chipOf } from '@kowhai/domain/desk/list-chips';
import { dayToIso } from '@kowhai/domain/time/business-days';
import { formatShortDay } from '@kowhai/domain/time/date';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#data/staff-queries.ts';

type ConnectionDaysProps = {
  only: readonly string[];
  onFilter: (filter: Record<string, string>) => void;
};

/** How many orders in progress get connected on each day; a click filters the list by that day. */
export function ConnectionDays({ only, onFilter }: ConnectionDaysProps) {
  const { data: days = [] } = useQuery(apiQuery('countConnectionDays', {}));
  const others = only.filter((chip) => !chip.startsWith('date:'));
  return (
    <Flex
      as="ul"
      wrap="wrap"
      gap="2"
      paddingBottom="2"
      aria-label="Connections by day"
      _empty={{ display: 'none' }}
    >
      {days.map(({ day, count }) => {
        const chip = chipOf.connectionDate(day);
        const isOn = only.includes(chip);
        return (
          <li key={chip}>
            <Button
              variant={isOn ? 'solid' : 'ghost'}
              size="xs"
              aria-pressed={isOn}
              onClick={() => onFilter({ only: [...others, ...(isOn ? [] : [chip])].join() })}
            >
              {day ? formatShortDay(dayToIso(day)) : 'No date'}: {count}
            </Button>
          </li>
        );
      })}
    </Flex>
  );
}
