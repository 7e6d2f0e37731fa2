import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/card.tsx';
import { Heading } from '#ui/text.tsx';

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
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current !== isEditing) heading.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Heading ref={heading} id={titleId} tabIndex={-1} size="sm">
        {title}
      </Heading>
      {children}
      <Button variant="outline" size="sm" alignSelf="start" onClick={() => onToggle(!isEditing)}>
        {isEditing ? 'Cancel' : editLabel}
      </Button>
    </Card>
  );
}
