import { chakra } from '@chakra-ui/react';

export function Blossoms() {
  return (
    <chakra.svg viewBox="0 0 200 92" width={{ base: '9rem', md: '11rem' }} aria-hidden display="block">
      <chakra.path
        fill="none"
        stroke="ink.muted"
        strokeWidth="4"
        strokeLinecap="round"
        d="M4 22C46 4 112 2 194 20M60 11C72 20 78 22 92 23M132 9c10-5 18-6 28-5"
      />
      <g fill="#F2B705">
        <path d="M34 16c-7 8-13 22-13 36 0 11 6 17 13 20 7-3 13-9 13-20 0-14-6-28-13-36z" />
        <path d="M86 22c-7 10-13 25-13 40 0 13 6 20 13 24 7-4 13-11 13-24 0-15-6-30-13-40z" />
        <path d="M130 12c-6 8-12 22-12 35 0 11 5 17 12 20 7-3 12-9 12-20 0-13-6-27-12-35z" />
        <path d="M172 16c-5 6-10 17-10 27 0 9 4 14 10 16 6-2 10-7 10-16 0-10-5-21-10-27z" />
      </g>
      <g fill="#C98F00">
        <path d="M34 16c-4 3-7 8-8 12 5 3 11 3 16 0-1-4-4-9-8-12zM86 22c-4 3-7 8-8 13 5 3 11 3 16 0-1-5-4-10-8-13zM130 12c-4 3-6 8-7 12 4 3 10 3 14 0-1-4-3-9-7-12zM172 16c-3 2-5 6-6 9 4 2 8 2 12 0-1-3-3-7-6-9z" />
      </g>
    </chakra.svg>
  );
}
