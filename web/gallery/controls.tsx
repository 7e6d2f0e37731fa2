import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton, PlainLinkButton } from '#ui/buttons/link-button.tsx';
import { IconButton, QuantityStepper } from '#ui/buttons/quantity-stepper.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { Form } from '#ui/fields/form.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx';
import { bind } from '#ui/fields/use-validated-form.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { longName } from './texts.tsx';

function Stepper() {
  const [value, setValue] = useState(1);
  return <QuantityStepper label="Quantity" value={value} max={3} onChange={setValue} />;
}

function ExampleForm() {
  const form = useForm({ defaultValues: { town: '' }, shouldFocusError: false });
  return (
    <Form form={form} onValid={() => form.reset()}>
      <TextField label="Town" {...bind(form, 'town', { required: 'Enter a town' })} />
      <Button type="submit">Send it empty, for ErrorSummary</Button>
    </Form>
  );
}

const states = {
  plain: {},
  hint: { hint: 'Where the modem goes.' },
  error: { error: `Enter ${longName} or a town near it` },
  disabled: { disabled: true },
};

const towns = ['Ōtaki', 'Whangārei', longName];

export const controls = {
  Button: (['solid', 'outline', 'quiet', 'danger', 'night'] as const).map((variant) => (
    <chakra.div
      key={variant}
      display="flex"
      flexWrap="wrap"
      gap="2"
      padding="2"
      {...(variant === 'night' && { background: 'night' })}
    >
      <Button variant={variant}>{variant}</Button>
      <Button variant={variant} busy busyLabel="Busy…" />
      <Button variant={variant} disabled>
        Disabled
      </Button>
    </chakra.div>
  )),
  'Button: sizes, wide, disabled with a reason': (
    <>
      <Button size="sm">Small</Button>
      <Button size="lg">Large</Button>
      <Button wide disabledReason={`Fibre isn’t in ${longName} yet.`}>
        Add to cart
      </Button>
    </>
  ),
  'LinkButton, PlainLinkButton, IconButton, QuantityStepper': (
    <>
      <LinkButton to="/">Choose plan</LinkButton>
      <PlainLinkButton href="#root" variant="outline">
        Download PDF
      </PlainLinkButton>
      <IconButton label="Close">
        <CloseIcon />
      </IconButton>
      <IconButton label="Close" disabled>
        <CloseIcon />
      </IconButton>
      <Stepper />
    </>
  ),
  ...Object.fromEntries(
    Object.entries(states).map(([state, props]) => [
      `Fields: ${state}`,
      <chakra.div
        key={state}
        display="grid"
        alignItems="start"
        gap="4"
        gridTemplateColumns="repeat(auto-fill, minmax(min(20rem, 100%), 1fr))"
        width="full"
      >
        <TextField label="TextField" optional defaultValue={longName} {...props} />
        <PasswordField label="PasswordField" defaultValue="Pōhutukawa" {...props} />
        <SelectField label="SelectField" placeholder="Select" options={towns} {...props} />
        <TextAreaField label="TextAreaField" rows={3} placeholder="A placeholder" {...props} />
        <RadioGroup
          label="RadioGroup"
          options={towns.map((town) => ({ value: town, label: town }))}
          defaultValue="Ōtaki"
          {...props}
        />
        <div>
          <CheckboxField label="CheckboxField" {...props} />
          <CheckboxField label={longName} defaultChecked {...props} />
        </div>
      </chakra.div>,
    ]),
  ),
  'Form, ErrorSummary': <ExampleForm />,
};
