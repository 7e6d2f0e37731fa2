import { chakra } from '@chakra-ui/react';

const Anchor = chakra('a', {
  base: {
    position: 'absolute',
    zIndex: '60',
    top: '2',
    insetInlineStart: '2',
    paddingInline: '4',
    paddingBlock: '3',
    borderRadius: 'md',
    background: 'gold',
    color: 'gold.ink',
    fontWeight: 'bold',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
});

export function SkipLink({ targetId }: { targetId: string }) {
  return <Anchor href={`#${targetId}`}>Skip to content</Anchor>;
}
