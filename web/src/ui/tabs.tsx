import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

const Tab = chakra('button', {
  base: {
    minHeight: '12',
    paddingInline: '4',
    fontWeight: 'semibold',
    color: 'ink.muted',
    marginBottom: '-1px',
    whiteSpace: 'nowrap',
    _hover: { color: 'ink' },
    // A border that only the open tab has: where the system chooses the colours, a transparent one is seen too.
    _selected: { color: 'ink', borderBottom: '3px solid {colors.gold.line}', paddingTop: '3px' },
  },
});

export type TabItem = { id: string; label: string; content: ReactNode };

type TabsProps = {
  /** What the tabs choose between: "Plans by technology". */
  label: string;
  tabs: readonly TabItem[];
  /** Where the parent holds which tab is open, for instance in the address. */
  selected?: string | undefined;
  onSelect?: (id: string) => void;
};

/** Without scripts no tab could be opened: the panels then stand below one another. */
const withoutScripts = '@media (scripting: none)';

/** Tabs by the book: arrows move, Home and End jump, one stop for the Tab key. Every panel is in the page's HTML. */
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
    const target = tabs[targets[event.key] ?? -1];
    if (!target) return;
    event.preventDefault();
    select(target.id);
    document.getElementById(`${baseId}${target.id}`)?.focus();
  };

  return (
    // The list of tabs scrolls where they are wider than the window, in place of making the page as wide.
    <chakra.div minWidth="0">
      <chakra.div
        role="tablist"
        aria-label={label}
        display="flex"
        overflowX="auto"
        overflowY="hidden"
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
