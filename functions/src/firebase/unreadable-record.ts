import { AppError } from '@kowhai/domain/app-error';

/** Damaged, or older than a field that its schema requires. */
export class UnreadableRecord extends AppError {
  readonly path: string;
  readonly fields: readonly string[];
  readonly changedAt: string;

  constructor(path: string, fields: readonly string[], changedAt: string) {
    super('UNREADABLE', 'This record is damaged and can’t be read. Our staff have been told.');
    this.path = path;
    this.fields = fields;
    this.changedAt = changedAt;
  }
}
