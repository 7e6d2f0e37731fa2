import { chakra } from '@chakra-ui/react';
import { siteSettings } from '@kowhai/domain/site-settings';

/** The mark, three hanging flowers on a twig, and the shop's name beside it. */
export function BrandMark() {
  const [first, ...rest] = siteSettings.name.split(' ');
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="2"
      fontFamily="heading"
      fontWeight="bold"
      fontSize="1.375rem"
      lineHeight="1"
      letterSpacing="tight"
    >
      <chakra.svg viewBox="0 0 64 64" width="2.125rem" height="2.125rem" aria-hidden flexShrink="0">
        <path
          fill="#F2B705"
          d="M11.6 14.6C7.9 18.1 4.2 24.6 4.2 30.6C4.2 35.6 7.5 38.4 11.6 39.6C15.7 38.4 19 35.6 19 30.6C19 24.6 15.3 18.1 11.6 14.6ZM31 9C27 14.7 23 25.4 23 35.2C23 43.4 26.6 47.9 31 50C35.4 47.9 39 43.4 39 35.2C39 25.4 35 14.7 31 9ZM51.4 9.4C47.1 16.5 42.8 29.8 42.8 42C42.8 52.2 46.7 57.8 51.4 60.4C56.1 57.8 60 52.2 60 42C60 29.8 55.7 16.5 51.4 9.4Z"
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
        {first}{' '}
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
