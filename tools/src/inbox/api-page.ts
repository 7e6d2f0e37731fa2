import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { contract } from '@kowhai/domain/api/contract';
import { describeApi } from '@kowhai/domain/api/open-api';

const require = createRequire(import.meta.url);

/** Swagger UI at `/api-docs` with every call of the contract, and its two files. */
export async function readApiPage(pathname: string): Promise<{ type: string; content: string }> {
  if (pathname === '/api-docs') return { type: 'text/html; charset=utf-8', content: renderApiPage() };
  const file = basename(pathname);
  const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
  const content = await readFile(require.resolve(`swagger-ui-dist/${file}`), 'utf8');
  return { type: `${type}; charset=utf-8`, content };
}

function renderApiPage(): string {
  // The shop refuses cross-origin calls, so the page offers none.
  const options = {
    spec: describeApi(contract),
    dom_id: '#api',
    supportedSubmitMethods: [],
    tryItOutEnabled: false,
  };
  const json = JSON.stringify(options).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en-NZ">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The shop’s API</title>
<link rel="stylesheet" href="/api-docs/swagger-ui.css">
<div id="api"></div>
<script src="/api-docs/swagger-ui-bundle.js"></script>
<script>SwaggerUIBundle(${json})</script>
</html>`;
}
