import { Menu, Portal } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { RouterLink } from '#ui/buttons/link.tsx';

type Choice = { id?: string; label: string } & ({ to: string } | { onChoose: () => void });

type DropMenuProps = { trigger: ReactElement; label?: string; choices: readonly Choice[] };

export function DropMenu({ trigger, label, choices }: DropMenuProps) {
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={label}>
            {choices.map((choice) => {
              const { label: name, id = name } = choice;
              return 'to' in choice ? (
                <Menu.Item key={id} value={id} asChild>
                  <RouterLink to={choice.to}>{name}</RouterLink>
                </Menu.Item>
              ) : (
                <Menu.Item key={id} value={id} onSelect={choice.onChoose}>
                  {name}
                </Menu.Item>
              );
            })}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
