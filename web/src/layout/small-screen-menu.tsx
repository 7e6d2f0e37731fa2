import { chakra } from '@chakra-ui/react';
import { Dropdown, DropdownLink } from '#ui/dropdown.tsx';
import { mainLinks } from './nav-links.ts';

/** The main links where there is no room for them in a row. It opens before any script has arrived. */
export function SmallScreenMenu() {
  return (
    <chakra.nav aria-label="Main" display={{ base: 'block', lg: 'none' }}>
      <Dropdown label="Menu">
        {mainLinks.map(({ label, to }) => (
          <li key={to}>
            <DropdownLink to={to}>{label}</DropdownLink>
          </li>
        ))}
      </Dropdown>
    </chakra.nav>
  );
}
