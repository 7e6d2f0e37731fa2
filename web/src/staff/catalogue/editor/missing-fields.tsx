import { Box, chakra } from '@chakra-ui/react';
import { type CatalogueField, labelFor } from '@kowhai/domain/catalogue/catalogue-fields';
import { PlainLink } from '#ui/buttons/link.tsx';
import { focusField } from '#ui/fields/error-summary.tsx';

type MissingFieldsProps = {
  table: Readonly<Record<string, CatalogueField>>;
  problems: Partial<Record<string, string>>;
};

const List = chakra('ul', {
  base: {
    display: 'inline',
    '& li': { display: 'inline-block', marginInlineEnd: '1.5' },
    '& li:not(:last-child)::after': { content: '","' },
  },
});

export function MissingFields({ table, problems }: MissingFieldsProps) {
  const missing = Object.entries(table).filter(([name]) => problems[name] !== undefined);
  if (missing.length === 0) return null;
  return (
    <Box fontSize="sm" color="ink.muted">
      To publish, add:{' '}
      <List>
        {missing.map(([name, field]) => (
          <li key={name}>
            <PlainLink
              href={`#${name}`}
              display="inline-block"
              minHeight="6"
              onClick={(event) => {
                event.preventDefault();
                focusField(name);
              }}
            >
              {labelFor('table', field)}
            </PlainLink>
          </li>
        ))}
      </List>
    </Box>
  );
}
