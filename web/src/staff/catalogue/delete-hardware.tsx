import type { Hardware } from '@kowhai/domain/hardware';
import { useQuery } from '@tanstack/react-query';
import { hardwareUseQuery } from '#data/staff-queries.ts';
import { useDeletion } from '#data/use-deletion.ts';
import { DeleteButton } from '#staff/records/delete-button.tsx';
import { showToast } from '#state/toasts.ts';
import { ItemUseNote } from './item-use.tsx';

type DeleteHardwareProps = { item: Hardware; onDeleted: () => void };

export function DeleteHardware({ item, onDeleted }: DeleteHardwareProps) {
  const deleteHardware = useDeletion('deleteHardware');
  return (
    <DeleteButton
      question="Are you sure you want to delete this hardware?"
      confirmLabel="Delete hardware"
      name={item.name || 'Unnamed draft'}
      effect={<HardwareUse id={item._id} />}
      onDelete={() => deleteHardware(item._id)}
      onDeleted={() => {
        showToast({ status: 'success', message: 'Hardware was successfully deleted' });
        onDeleted();
      }}
    />
  );
}

function HardwareUse({ id }: { id: string }) {
  return <ItemUseNote {...useQuery(hardwareUseQuery(id))} />;
}
