import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { readKey } from '#ui/read-key.ts';

const Tab = chakra('button', {
  base: {
    minHeight: '12',
    paddingInline: '4',
    fontWeight: 'semibold',
    color: 'ink.muted',
    marginBottom: '-1px',
    _hover: { color: 'ink' },
    // Only the open tab has a border, because forced colours make a transparent one visible.
    _selected: { color: 'ink', borderBottom: '3px solid {colors.gold.line}', paddingTop: '3px' },
  },
});

export type TabContent = { id: string; label: string; content: ReactNode };

type TabsProps = {
  /** The accessible name: "Plans by technology". */
  label: string;
  tabs: readonly TabContent[];
  /** The open tab of a controlled component, for instance from the URL. */
  selected?: string | undefined;
  onSelect?: (id: string) => void;
};

/** Without JavaScript no tab can be opened, so all panels are shown. */
const withoutScripts = '@media (scripting: none)';

/** Tabs after the ARIA pattern: arrow keys, Home and End move, Tab stops once. All panels are in the HTML. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const baseId = useId();
  const [own, setOwn] = useState(tabs[0]?.id);
  const current = selected ?? own;

  const select = (id: string) => {
    setOwn(id);
    onSelect?.(id);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === current);
    const targets: Record<string, number> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = tabs[targets[readKey(event)] ?? -1];
    if (!target) return;
    event.preventDefault();
    select(target.id);
    document.getElementById(`${baseId}${target.id}`)?.focus();
  };

  return (
    <chakra.div minWidth="0">
      <chakra.div
        role="tablist"
        aria-label={label}
        display="flex"
        // Tabs wider than the window wrap: scrolled out of sight, nobody would look for them.
        flexWrap="wrap"
        borderBottomWidth="1px"
        borderColor="line"
        css={{ [withoutScripts]: { display: 'none' } }}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={`${baseId}${tab.id}`}
            aria-controls={`${baseId}${tab.id}-panel`}
            aria-selected={tab.id === current}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => select(tab.id)}
          >
            {tab.label}
          </Tab>
        ))}
      </chakra.div>
      {tabs.map((tab) => (
        <chakra.div
          key={tab.id}
          role="tabpanel"
          id={`${baseId}${tab.id}-panel`}
          aria-labelledby={`${baseId}${tab.id}`}
          hidden={tab.id !== current}
          tabIndex={0}
          paddingTop="6"
          _focusVisible={{ outline: '3px solid', outlineColor: 'focus', outlineOffset: '4px' }}
          css={{ [withoutScripts]: { '&[hidden]': { display: 'block !important' } } }}
        >
          {tab.content}
        </chakra.div>
      ))}
    </chakra.div>
  );
}
