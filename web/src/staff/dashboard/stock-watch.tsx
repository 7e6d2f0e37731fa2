import { Badge, chakra, Text } from '@chakra-ui/react';
import type { Dashboard } from '@kowhai/domain/api/staff';
import { lowStock } from '@kowhai/domain/catalogue/catalogue-change';
import { paths } from '#shared/paths.ts';
import { TextLink } from '#ui/buttons/link.tsx';
import { DashboardSection } from './dashboard-section.tsx';

const listed = { state: 'published', stock: 'low', sort: 'countInStock' };

type StockWatchProps = { items: Dashboard['lowStock'] };

export function StockWatch({ items }: StockWatchProps) {
  return (
    <DashboardSection title="Low stock" lead={`Published hardware with ${lowStock} or fewer left.`}>
      {items.length === 0 ? <Text>Nothing’s running low.</Text> : <StockList items={items} />}
      <TextLink
        to={paths.adminHardwareList(items.length > 0 ? listed : { sort: 'countInStock' })}
        standalone
        justifySelf="start"
      >
        {items.length > 0 ? 'All low stock' : 'All hardware by stock'}
      </TextLink>
    </DashboardSection>
  );
}

function StockList({ items }: StockWatchProps) {
  return (
    <chakra.ul borderTopWidth="1px" borderColor="line">
      {items.map(({ _id, name, countInStock }) => (
        <chakra.li
          key={_id}
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="4"
          paddingBlock="1"
          borderBottomWidth="1px"
          borderColor="line"
        >
          <TextLink to={paths.adminHardwareEdit(_id)} standalone>
            {name}
          </TextLink>
          {countInStock === 0 ? (
            <Badge colorPalette="red">Sold out</Badge>
          ) : (
            <Badge colorPalette="orange">{countInStock} left</Badge>
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
