import { chakra } from '@chakra-ui/react';
import { siteSettings } from '@kowhai/domain/site-settings';

/** The logo, three hanging flowers on a twig, beside the shop's name. */
export function BrandMark() {
  const [first, ...rest] = siteSettings.name.split(' ');
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="2"
      fontWeight="bold"
      fontSize="1.375rem"
      lineHeight="1"
      letterSpacing="tight"
    >
      <chakra.svg viewBox="0 0 64 64" width="2.125rem" height="2.125rem" aria-hidden flexShrink="0">
        <path
          fill="#F2B705"
          d="M11.6 14.6c-3.7 3.5-7.4 10-7.4 16 0 5 3.3 7.8 7.4 9 4.1-1.2 7.4-4 7.4-9 0-6-3.7-12.5-7.4-16zM31 9c-4 5.7-8 16.4-8 26.2 0 8.2 3.6 12.7 8 14.8 4.4-2.1 8-6.6 8-14.8 0-9.8-4-20.5-8-26.2zM51.4 9.4c-4.3 7.1-8.6 20.4-8.6 32.6 0 10.2 3.9 15.8 8.6 18.4 4.7-2.6 8.6-8.2 8.6-18.4 0-12.2-4.3-25.5-8.6-32.6z"
        />
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="5.6"
          strokeLinecap="round"
          d="M3 18C17 5.5 38 3 60.8 9.5"
        />
      </chakra.svg>
      <span>
        {`${first} `}
        <chakra.span
          display="block"
          fontSize="0.5em"
          fontWeight="medium"
          letterSpacing="0.08em"
          marginTop="1"
        >
          {rest.join(' ')}
        </chakra.span>
      </span>
    </chakra.span>
  );
}
