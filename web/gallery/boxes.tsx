import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Accordion, Disclosure } from '#ui/accordion.tsx';
import { Alert, type AlertStatus } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumbs } from '#ui/buttons/breadcrumbs.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/link.tsx';
import { Card, CardGrid } from '#ui/card.tsx';
import { Container, Section } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ConfirmDialog, Dialog } from '#ui/overlays/dialog.tsx';
import { Dropdown, DropdownButton, DropdownLink } from '#ui/overlays/dropdown.tsx';
import { ToastRegion } from '#ui/overlays/toast-region.tsx';
import { ProgressSteps } from '#ui/progress-steps.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { longName } from './texts.tsx';

const statuses: readonly AlertStatus[] = ['danger', 'warning', 'success', 'info'];

function Overlays() {
  const [open, setOpen] = useState('');
  const close = () => setOpen('');
  const toasts = statuses.map((status, id) => ({ id, status, message: `Saved: ${longName}` }));
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      {['Dialog', 'ConfirmDialog', 'ToastRegion'].map((name) => (
        <Button key={name} variant="outline" onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      <Dialog title={`Move to ${longName}`} isOpen={open === 'Dialog'} onClose={close}>
        <Button onClick={close}>Move</Button>
      </Dialog>
      <ConfirmDialog
        title="Delete this order?"
        confirmLabel="Delete order"
        isOpen={open === 'ConfirmDialog'}
        onConfirm={() => Promise.reject(new Error('We couldn’t delete it. Try again.'))}
        onCancel={close}
      >
        Its customer gets no email.
      </ConfirmDialog>
      <ToastRegion toasts={open === 'ToastRegion' ? toasts : []} onDismiss={close} />
    </chakra.div>
  );
}

type Town = { name: string; homes: number };

function Towns({ dense = false }) {
  const [isUp, setUp] = useState(true);
  const towns = [
    { name: 'Ōtaki', homes: 7 },
    { name: longName, homes: 2910 },
  ];
  return (
    <DataTable<Town>
      caption="Towns"
      dense={dense}
      rows={isUp ? towns : towns.toReversed()}
      getKey={({ name }) => name}
      columns={[
        {
          header: 'Town',
          isRowHeader: true,
          share: 40,
          cell: ({ name }) => name,
          ...(dense && { line: () => 'A quieter line' }),
        },
        {
          header: 'Homes',
          align: 'end',
          cell: ({ homes }) => homes,
          sort: { direction: isUp ? 'ascending' : 'descending', onSort: () => setUp(!isUp) },
        },
        { header: 'Coverage', cell: () => <Badge tone="warning">Some streets</Badge> },
        { header: 'Edit', hideHeader: true, isAtEnd: true, cell: () => <TextLink to="/">Edit</TextLink> },
      ]}
    />
  );
}

export const boxes = {
  'Dialog, ConfirmDialog, ToastRegion': <Overlays />,
  Alert: statuses.map((status) => (
    <Alert key={status} status={status} title={status} action={<Button size="sm">Try again</Button>}>
      Your order for {longName} is here.
    </Alert>
  )),
  'Card, CardGrid': (
    <CardGrid width="full">
      <Card as="li">
        <Heading>Card</Heading>
        <Text>{longName}</Text>
      </Card>
      <Card as="li" raised>
        Raised
      </Card>
      <Card as="li" tone="sunken">
        Sunken
      </Card>
    </CardGrid>
  ),
  'Section, Container': (['sunken', 'night'] as const).map((tone) => (
    <Section key={tone} tone={tone} tight width="full">
      <Container size="form">Section: {tone}. Its Container is as wide as a form.</Container>
    </Section>
  )),
  EmptyState: (
    <EmptyState title="Your cart is empty" action={<Button>See our plans</Button>}>
      Choose a plan to begin.
    </EmptyState>
  ),
  'Disclosure, Accordion': (
    <>
      <Disclosure summary="What else it costs">A modem.</Disclosure>
      <Accordion items={['How fast is it?', longName].map((question) => ({ question, answer: '8 Gbps.' }))} />
    </>
  ),
  Tabs: (
    <Tabs
      label="Technologies"
      tabs={['Fibre', 'Wireless', 'Hyperfibre', 'Rural wireless'].map((label) => ({
        id: label,
        label,
        content: label,
      }))}
    />
  ),
  'Breadcrumbs, ProgressSteps': (
    <>
      <Breadcrumbs trail={[{ label: 'Home', to: '/' }]} current={longName} />
      <ProgressSteps
        label="Checkout"
        steps={['Cart', 'Sign In', 'Place Order'].map((label) => ({ label, to: '/' }))}
        currentIndex={1}
      />
    </>
  ),
  Dropdown: (
    <chakra.div justifySelf="start">
      <Dropdown label="Ngaire’s account, with a menu at its end">
        <li>
          <DropdownLink to="/">Your orders</DropdownLink>
        </li>
        <li>
          <DropdownButton>Logout</DropdownButton>
        </li>
      </Dropdown>
    </chakra.div>
  ),
  DataTable: <Towns />,
  'DataTable: dense, with lines': <Towns dense />,
};
