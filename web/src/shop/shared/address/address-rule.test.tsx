import { readAddress } from '@kowhai/domain/address/read-address';
import type { ServiceAddress } from '@kowhai/domain/address/service-address';
import { getExampleFile } from '@kowhai/domain/testing/example-streets';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';
import { useCart } from '#state/cart.ts';
import { useSession } from '#state/session.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { AddressForm } from './address-form.tsx';

/** Readings that have not arrived, each in the order that a test lets it. */
const late = vi.hoisted(() => [] as (() => void)[]);

vi.mock('#shared/address/street-reader.ts', async (importOriginal) => {
  const reader: Record<string, (...given: never[]) => Promise<unknown>> = await importOriginal();
  const hold =
    (read: (...given: never[]) => Promise<unknown>) =>
    async (...given: never[]) => {
      await new Promise<void>((resolve) => late.push(resolve));
      return read(...given);
    };
  return Object.fromEntries(Object.entries(reader).map(([name, read]) => [name, hold(read)]));
});

const labels = {
  address: 'Street Address',
  flat: /Flat or unit/,
  city: 'Suburb/City',
  postalCode: 'Postcode',
  region: 'Region',
};
type Part = keyof typeof labels;
const parts = Object.keys(labels) as Part[];
const texts: Record<Part, string[]> = {
  address: [
    '12 Main Street',
    '14 Main Street, Gore',
    '9 Tawhiri Road, Karori',
    '2/15 Queen Street, Thames',
    '7 Foobar Road, Levin',
  ],
  flat: ['2', ''],
  city: ['Karori', 'Karori, Wellington', 'Gore', 'Thames', 'Levin', ''],
  postalCode: ['6012', '9710', '3500', '5510', ''],
  region: ['Wellington', 'Southland', 'Waikato'],
};

const field = (part: Part) => screen.getByLabelText<HTMLInputElement>(labels[part]);
const readAll = () =>
  Object.fromEntries(parts.map((part) => [part, field(part).value])) as Record<Part, string>;
/** Lets React and what has arrived take their turns. */
const turn = () => act(() => vi.advanceTimersByTimeAsync(1));

type Step =
  | { do: 'write' | 'tab'; part: Part; text: string }
  | { do: 'arrive'; which: number }
  | { do: 'choose' | 'next' };
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(...parts).chain((part) =>
      fc.record({
        do: fc.constantFrom('write' as const, 'tab' as const),
        part: fc.constant(part),
        text: fc.constantFrom(...texts[part]),
      }),
    ),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('arrive' as const), which: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('choose' as const, 'next' as const) }) },
);

let sent: ServiceAddress[];
beforeEach(() => {
  // Of Date and timers alone: React's own queue runs on.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  useSession.setState({ user: null, isRead: true });
  fakeApi({});
});
afterEach(() => vi.useRealTimers());

function show() {
  late.length = 0;
  sent = [];
  sessionStorage.clear();
  useCart.setState({ ...useCart.getInitialState(), isRead: true }, true);
  renderForTest(
    <QueryClientProvider client={createQueryClient()}>
      <AddressForm id="where" kinds={[]} onValid={(address) => sent.push(address)} />
      <button type="submit" form="where">
        Next
      </button>
    </QueryClientProvider>,
  );
}

/** What a person typed themselves since they last chose a whole address. */
type Theirs = Map<Part, string>;

async function take(one: Step, theirs: Theirs): Promise<void> {
  if (one.do === 'write' || one.do === 'tab') {
    const target = field(one.part);
    if (one.do === 'write') {
      // A choice that is made already is no change.
      if (target.value === one.text) return;
      const event = one.part === 'region' ? fireEvent.change : fireEvent.input;
      act(() => target.focus());
      event(target, { target: { value: one.text } });
      theirs.set(one.part, one.text);
    }
    fireEvent.blur(target);
  } else if (one.do === 'arrive') {
    late.splice(one.which % Math.max(1, late.length), 1)[0]?.();
  } else if (one.do === 'choose') {
    const choice = screen
      .queryAllByRole('button')
      .find(({ textContent }) => /^\d.*, .* \d{4}$/.test(textContent ?? ''));
    if (!choice) return;
    fireEvent.click(choice);
    theirs.clear();
  } else {
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await turn();
    const keep = screen.queryByRole('button', { name: 'Edit the address' });
    if (keep) fireEvent.click(keep);
  }
  await turn();
}

async function letAllArrive() {
  while (late.length > 0) {
    late.shift()?.();
    await turn();
  }
  await turn();
}

describe('whose a field of the address is', () => {
  const plan = { seed: 62, numRuns: 25, endOnFailure: true };
  it('changes no field that a person touched, in whatever order they type, leave, choose and press, and readings arrive', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        show();
        const theirs: Theirs = new Map();
        for (const one of [...steps, { do: 'arrive', which: 0 } as const]) {
          await take(one, theirs);
          for (const [part, text] of theirs) expect([part, field(part).value]).toEqual([part, text]);
        }
        await letAllArrive();
        for (const [part, text] of theirs) expect([part, field(part).value]).toEqual([part, text]);
      }),
      plan,
    );
  });

  it('leaves no field that nobody touched with what another street had', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...texts.address),
        fc.constantFrom(...texts.address),
        fc.array(
          step.filter(({ do: what }) => what === 'arrive'),
          { maxLength: 4 },
        ),
        async (before, after, arrivals) => {
          show();
          const theirs: Theirs = new Map();
          await take({ do: 'write', part: 'address', text: before }, theirs);
          for (const one of arrivals) await take(one, theirs);
          await take({ do: 'write', part: 'address', text: after }, theirs);
          await letAllArrive();
          const { address, choices } = await readAddress(after, getExampleFile);
          const { city, postalCode } = readAll();
          if (choices.length === 0 && address.postalCode)
            expect({ city, postalCode }).toEqual({ city: address.city, postalCode: address.postalCode });
          else expect(['', address.postalCode]).toContain(postalCode);
        },
      ),
      plan,
    );
  });

  it('writes nothing after Next, and sends what is seen', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
        show();
        const theirs: Theirs = new Map();
        for (const one of steps) await take(one, theirs);
        const seen = readAll();
        fireEvent.click(screen.getByRole('button', { name: 'Next' }));
        await turn();
        await letAllArrive();
        expect(readAll()).toEqual(seen);
        const last = sent.at(-1);
        if (last && steps.every(({ do: what }) => what !== 'next')) {
          expect(last).toMatchObject({ city: seen.city, postalCode: seen.postalCode, region: seen.region });
          expect(`${seen.flat}/${seen.address}`).toContain(last.address);
        }
      }),
      plan,
    );
  });

  it('stores no address that the list did not tell of in time without asking', async () => {
    show();
    const theirs: Theirs = new Map();
    const typed = { address: '12 Main Street', city: 'Mataura', postalCode: '6012', region: 'Wellington' };
    for (const [part, text] of Object.entries(typed))
      await take({ do: 'write', part: part as Part, text }, theirs);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await turn();
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(screen.getByRole('dialog', { name: 'Is the address right?' })).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Keep it as it is' }));
    await turn();
    expect(sent).toMatchObject([typed]);
  });
});
