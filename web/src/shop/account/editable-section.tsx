import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/card.tsx';
import { Heading } from '#ui/text.tsx';

type EditableSectionProps = {
  title: string;
  /** What the button says that opens the form. */
  editLabel: string;
  isEditing: boolean;
  onToggle: (isEditing: boolean) => void;
  /** The form while editing, else what there is to see. */
  children: ReactNode;
};

/** A part of the profile that is seen or edited. Its heading takes the focus when one takes the other's place. */
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
