import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { renderForTest } from '#testing/render.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Form } from './form.tsx';
import { TextField } from './text-field.tsx';
import { bind, showServerErrors, useValidatedForm } from './use-validated-form.ts';

const schema = z.object({
  name: z.string().check(z.minLength(3, 'Name is invalid')),
  email: z.string().check(z.includes('@', 'Email is invalid')),
});

type Values = z.output<typeof schema>;

function Example({
  onValid,
}: {
  onValid: (values: Values) => undefined | { fields: Record<string, string> };
}) {
  const form = useValidatedForm<Values, Values>(schema, { name: '', email: '' });
  return (
    <Form
      form={form}
      onValid={(values) => {
        const refusal = onValid(values);
        if (refusal) showServerErrors(form, { message: 'Refused', ...refusal });
      }}
    >
      <TextField label="Name" {...bind(form, 'name')} />
      <TextField label="Email" {...bind(form, 'email')} />
      <Button type="submit">Send</Button>
      <Button>Cancel</Button>
    </Form>
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

describe('a form', () => {
  beforeEach(() => {
    document.title = 'Contact';
  });

  it('hands on what was entered', async () => {
    const onValid = vi.fn();
    renderForTest(<Example onValid={onValid} />);
    await userEvent.type(screen.getByLabelText('Name'), 'Aroha');
    await userEvent.type(screen.getByLabelText('Email'), 'aroha@kowhai.example');
    await send();
    await waitFor(() =>
      expect(onValid).toHaveBeenCalledWith({ name: 'Aroha', email: 'aroha@kowhai.example' }),
    );
  });

  it.each(['Send', 'Cancel'])(
    'moves nothing while %s is pressed, so that the button stays under the pointer',
    async (name) => {
      renderForTest(<Example onValid={vi.fn()} />);
      const button = screen.getByRole('button', { name });
      const user = userEvent.setup();
      await user.type(screen.getByLabelText('Name'), 'Al');
      await user.pointer({ keys: '[MouseLeft>]', target: button });
      expect(document.activeElement).toBe(screen.getByLabelText('Name'));
      expect(screen.queryByText('Name is invalid')).toBeNull();
      await user.pointer({ keys: '[/MouseLeft]', target: button });
      if (name === 'Send') expect(await screen.findByRole('alert')).toBeTruthy();
    },
  );

  it('sums up what is wrong in the order of the fields, takes the focus there and says so in the title', async () => {
    const onValid = vi.fn();
    renderForTest(<Example onValid={onValid} />);
    await send();
    const summary = await screen.findByRole('alert');
    const problems = [...summary.querySelectorAll('a')].map((link) => [link.hash, link.textContent]);
    expect(problems).toEqual([
      ['#name', 'Name is invalid'],
      ['#email', 'Email is invalid'],
    ]);
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(document.title).toBe('Error: Contact');
    expect(onValid).not.toHaveBeenCalled();
  });

  it('keeps the summary until the next try, so that nothing moves while the fields are mended', async () => {
    renderForTest(<Example onValid={vi.fn()} />);
    await send();
    const summary = await screen.findByRole('alert');
    await userEvent.type(screen.getByLabelText('Name'), 'Aroha');
    await waitFor(() => expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBeNull());
    expect(summary.querySelectorAll('a')).toHaveLength(2);
    await send();
    await waitFor(() => expect(screen.getByRole('alert').querySelectorAll('a')).toHaveLength(1));
  });

  it('leads from a line of the summary to its field', async () => {
    renderForTest(<Example onValid={vi.fn()} />);
    await send();
    await userEvent.click(await screen.findByRole('link', { name: 'Email is invalid' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  it('says nothing in the middle of a word, and something when the field is left', async () => {
    renderForTest(<Example onValid={vi.fn()} />);
    const name = screen.getByLabelText('Name');
    await userEvent.type(name, 'Ar');
    expect(screen.queryByText('Name is invalid')).toBeNull();
    await userEvent.tab();
    expect(await screen.findByText('Name is invalid')).toBeDefined();
  });

  it('takes an error back with the keystroke that mends it', async () => {
    renderForTest(<Example onValid={vi.fn()} />);
    const name = screen.getByLabelText('Name');
    await userEvent.type(name, 'Ar');
    await userEvent.tab();
    await screen.findByText('Name is invalid');
    await userEvent.type(name, 'o');
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBeNull());
  });

  it.each([
    ['the button', send],
    ['Enter in the very field', () => userEvent.keyboard('{Enter}')],
  ])('sent by %s, puts a refusal of the server at its field and in the summary', async (_by, sendIt) => {
    renderForTest(<Example onValid={() => ({ fields: { email: 'User already exists' } })} />);
    await userEvent.type(screen.getByLabelText('Name'), 'Aroha');
    await userEvent.type(screen.getByLabelText('Email'), 'aroha@kowhai.example');
    await sendIt();
    expect(await screen.findByRole('link', { name: 'User already exists' })).toBeDefined();
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  });

  it('puts what concerns no field on top', async () => {
    renderForTest(<Example onValid={() => ({ fields: {} })} />);
    await userEvent.type(screen.getByLabelText('Name'), 'Aroha');
    await userEvent.type(screen.getByLabelText('Email'), 'aroha@kowhai.example');
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('Refused');
  });
});
