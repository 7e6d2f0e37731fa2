import { describe, expect, it } from 'vitest';
import { safeRedirect } from './after-sign-in.tsx';

describe('where signing in leads', () => {
  it.each([
    ['/details', '/details'],
    ['/', '/'],
    ['/order/abc123', '/order/abc123'],
    ['/admin/orderlist?status=Submitted&q=a%20b#top', '/admin/orderlist?status=Submitted&q=a%20b#top'],
    ['/a/../cart', '/cart'],
    ['/cart?next=//evil.example', '/cart?next=//evil.example'],
  ])('%s is a page of this site', (wish, expected) => {
    expect(safeRedirect(wish)).toBe(expected);
  });

  it.each([
    [null],
    [''],
    ['details'],
    ['https://evil.example'],
    ['HTTPS://evil.example/details'],
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['/\\/evil.example'],
    ['%2f%2fevil.example'],
    ['/%2fevil.example'],
    ['/%2F%2Fevil.example'],
    ['/%5cevil.example'],
    ['/%5C/evil.example'],
    ['/..//evil.example'],
    ['/.//evil.example'],
    ['/%2e%2e//evil.example'],
    ['javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    ['data:text/html,hello'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    ['\t//evil.example'],
    [' //evil.example'],
    ['java\nscript:alert(1)'],
    ['//'],
    ['http:evil.example'],
    ['?redirect=/details'],
    ['#top'],
    ['////evil.example'],
    ['//evil.example//..'],
    ['//evil.example/%2e%2e'],
    ['//shop.example@evil.example'],
    ['//evil.example:443/details'],
    ['//[::1]/'],
    ['//2130706433'],
    ['//ｅvil.example'],
    ['//evil。example'],
    ['https:/evil.example'],
    ['https:///evil.example'],
    ['hTTps:\\\\evil.example'],
    ['ftp://evil.example'],
    ['ws://evil.example'],
    ['blob:https://evil.example/1'],
    ['file:///etc/passwd'],
    ['vbscript:msgbox(1)'],
    ['javascript://%0aalert(1)'],
    ['\u0000javascript:alert(1)'],
    ['data:text/html;base64,PHNjcmlwdD4='],
    ['view-source:https://evil.example'],
    ['mailto:anyone@evil.example'],
    ['/\u0000/evil.example'],
    ['/\r\n/evil.example'],
    ['/\u00a0/evil.example\u0085'],
    ['/details\\..\\..\\/evil.example'],
    ['/a/..//evil.example'],
    ['/a/%2e%2e//evil.example'],
    ['/./..//evil.example'],
    ['///%2fevil.example'],
    ['//%5cevil.example'],
    ['\ufeff//evil.example'],
    ['\u2028//evil.example'],
    ['.//evil.example'],
    ['@evil.example'],
  ])('%j leads home', (wish) => {
    expect(safeRedirect(wish)).toBe('/');
  });

  it.each([
    ['/login'],
    ['/login?redirect=%2Flogin'],
    ['/register'],
    ['/a/../login'],
    ['/forgot-password'],
    ['/reset-pw'],
  ])('%s would go round in circles', (wish) => {
    expect(safeRedirect(wish)).toBe('/');
  });
});
