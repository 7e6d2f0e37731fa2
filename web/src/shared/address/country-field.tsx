import { country } from '@kowhai/domain/address/regions';
import { TextField } from '#ui/fields/text-field.tsx';

/** The country of an address: fixed, because we connect homes in New Zealand only (specification, section 5). */
export function CountryField() {
  return <TextField label="Country" value={country} length="medium" disabled aria-required={false} />;
}
