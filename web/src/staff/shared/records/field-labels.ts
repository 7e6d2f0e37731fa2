import type { CatalogueField } from '@kowhai/domain/catalogue/catalogue-fields';
import { hardwareFieldTable } from '@kowhai/domain/catalogue/hardware-fields';
import { planFieldTable } from '@kowhai/domain/catalogue/plan-fields';
import { formatMoney, toCents } from '@kowhai/domain/money';

const described = Object.entries<CatalogueField>({ ...planFieldTable, ...hardwareFieldTable });

const prices = new Set(described.filter(([, { kind }]) => kind === 'price').map(([name]) => name));

const labels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(described.map(([name, { label }]) => [name, label])),
  offerSummaryMonth: 'Offer summary month',
  factsheetMonth: 'Factsheet month',
  place: 'Place',
  fibre: 'Fibre',
  hyperfibre: 'Hyperfibre',
  wireless: 'Wireless',
  note: 'Note',
  exampleKinds: 'Example',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email Address',
  phone: 'Phone',
  address: 'Address',
  city: 'Suburb/City',
  postalCode: 'Postcode',
  region: 'Region',
  serviceAddress: 'Service address',
  connectionDate: 'Connection date',
  switchArranged: 'Switch arranged',
  switchMoved: 'Old provider told of the new address',
  switchStopped: 'Switch stopped',
  visitStopped: 'Visit called off',
  customerCalled: 'Customer called',
  assignee: 'Assigned',
  reviewDate: 'Review day',
  connectionWindow: 'Connection time',
  isAdmin: 'Admin',
  isDisabled: 'Disabled',
  isAnswered: 'Answered',
  isProcessing: 'Processing',
  isCompleted: 'Completed',
};

export function labelOf(field: string): string {
  return labels[field] ?? field;
}

export function describeValue(value: unknown, field = ''): string {
  if (typeof value === 'number' && prices.has(field)) return formatMoney(toCents(value));
  if (Array.isArray(value)) return describeValue(value.map(({ name }) => name).join(', '));
  if (value === null || value === undefined || value === '') return '(empty)';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  // A file's path says nothing to people.
  if (typeof value === 'string' && /^(documents|images)\//.test(value))
    return value.endsWith('.pdf') ? 'PDF' : 'image';
  return String(value);
}
