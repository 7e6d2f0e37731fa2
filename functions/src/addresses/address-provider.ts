import type { AddressSuggestion, ChosenAddress } from '@kowhai/domain/api/addresses';

/** Both calls throw where there is no answer in time, or none that makes sense. */
export type AddressProvider = {
  suggest(typed: string): Promise<AddressSuggestion[]>;
  find(id: string): Promise<ChosenAddress>;
};

export class AddressFailure extends Error {
  override readonly name = 'AddressFailure';
  readonly code: number | string;

  constructor(code: number | string) {
    super('The address provider did not answer');
    this.code = code;
  }
}
