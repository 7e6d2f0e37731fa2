import { Button, type ButtonProps } from '@chakra-ui/react';
import { DropMenu } from '#staff/shared/parts/drop-menu.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { type Colleague, useColleagues } from './use-colleagues.ts';

type AssignMenuProps = Pick<ButtonProps, 'size' | 'disabled'> & {
  label: string;
  isAssigned: boolean;
  /** Gets the assignee; null for no one. */
  onAssign: (to: Colleague | null) => void;
};

export function AssignMenu({ label, isAssigned, onAssign, ...button }: AssignMenuProps) {
  const { colleagues } = useColleagues();
  const people = colleagues
    .toSorted((a, b) => Number(b.isYou) - Number(a.isYou))
    .map((colleague) => ({
      id: colleague._id,
      label: colleague.isYou ? `${colleague.name} (you)` : colleague.name,
      onChoose: () => onAssign(colleague),
    }));
  return (
    <DropMenu
      label={label}
      choices={isAssigned ? [...people, { label: 'Unassign', onChoose: () => onAssign(null) }] : people}
      trigger={
        <Button variant="outline" data-print="hide" {...button}>
          {label} <ChevronDownIcon />
        </Button>
      }
    />
  );
}
