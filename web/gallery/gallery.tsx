/** Every component of `ui` in its states, light and dark. Only Vite's development server serves this page. */
import { chakra, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { Container, Section } from '#ui/container.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { fontFace } from '#ui/style/global-css.ts';
import { createStyleCache, StyleProvider } from '#ui/style/style-provider.tsx';
import { shopConfig } from '#ui/style/theme.ts';
import { Heading } from '#ui/text.tsx';
import { boxes } from './boxes.tsx';
import { controls } from './controls.tsx';
import { texts } from './texts.tsx';

// The shop follows the device, this page its own switch.
const theme = createSystem(defaultBaseConfig, shopConfig, {
  conditions: { dark: ':root[data-scheme=dark] &', light: ':root[data-scheme=light] &' },
});

function Gallery() {
  const [isDark, setDark] = useState(() => window.matchMedia('(prefers-color-scheme: dark)').matches);
  useLayoutEffect(() => {
    const scheme = isDark ? 'dark' : 'light';
    document.documentElement.dataset.scheme = scheme;
    document.documentElement.style.colorScheme = scheme;
  }, [isDark]);
  return (
    <Container as="main">
      <PageHeader
        overline="For developers"
        title="Gallery of web/src/ui"
        actions={
          <CheckboxField label="Dark" checked={isDark} onChange={({ target }) => setDark(target.checked)} />
        }
      />
      {Object.entries({ texts, controls, boxes }).map(([title, examples]) => (
        <Section
          key={title}
          tight
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap="8"
          borderTopWidth="1px"
          borderColor="line"
        >
          <Heading>In {title}.tsx</Heading>
          {Object.entries(examples).map(([name, example]) => (
            <div key={name}>
              <chakra.h3 fontSize="sm" color="ink.muted" marginBottom="2">
                {name}
              </chakra.h3>
              <chakra.div
                display={title === 'boxes' ? 'grid' : 'flex'}
                gridTemplateColumns="minmax(0, 1fr)"
                flexWrap="wrap"
                alignItems="flex-start"
                gap="4"
              >
                {example}
              </chakra.div>
            </div>
          ))}
        </Section>
      ))}
    </Container>
  );
}

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root to render into');
createRoot(container).render(
  <StyleProvider cache={createStyleCache()} theme={theme}>
    <Global styles={fontFace} />
    <MemoryRouter>
      <Gallery />
    </MemoryRouter>
  </StyleProvider>,
);
