import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { TitledCard } from '#ui/card.tsx';

type EditableSectionProps = {
  title: string;
  /** The label of the button that opens the form. */
  editLabel: string;
  isEditing: boolean;
  onToggle: (isEditing: boolean) => void;
  /** The form while editing, else the read-only view. */
  children: ReactNode;
};

/** A section that is read-only or a form. Its heading gets the focus when one replaces the other. */
export function EditableSection({ title, editLabel, isEditing, onToggle, children }: EditableSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasEditing = useRef(isEditing);
  useLayoutEffect(() => {
    if (wasEditing.current !== isEditing) heading.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <TitledCard title={title} headingRef={heading}>
      {children}
      <Button variant="outline" size="sm" alignSelf="start" onClick={() => onToggle(!isEditing)}>
        {isEditing ? 'Cancel' : editLabel}
      </Button>
    </TitledCard>
  );
}
