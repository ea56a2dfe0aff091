import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isExtension } from './sender';

const own = { chromium: 'chrome-extension://ideideide/', firefox: 'moz-extension://0a-ide/' };

test('in Chromium an extension is known by its id in its address', () => {
  const place = 'chrome-extension://abc';
  for (const sender of [{}, { origin: place }, { url: `${place}/page.html` }, { origin: place, url: `${place}/` }])
    assert.equal(isExtension({ id: 'abc', ...sender }, own.chromium), true, JSON.stringify(sender));
  for (const sender of [
    { origin: 'https://shop.example' },
    { url: 'https://shop.example/chrome-extension://abc/' },
    { url: 'chrome-extension://abcd/page.html' },
    { origin: 'chrome-extension://other', url: `${place}/page.html` },
    { url: 'moz-extension://abc/page.html' },
  ])
    assert.equal(isExtension({ id: 'abc', ...sender }, own.chromium), false, JSON.stringify(sender));
});

test('in Firefox an address has a UUID in place of the id', () => {
  const place = 'moz-extension://1b-plugin';
  for (const sender of [{}, { origin: place }, { url: `${place}/page.html` }, { origin: place, url: `${place}/` }])
    assert.equal(isExtension({ id: 'plugin@example', ...sender }, own.firefox), true, JSON.stringify(sender));
  for (const sender of [
    { url: 'https://shop.example/' },
    { origin: 'https://shop.example', url: `${place}/page.html` },
    { origin: 'null', url: 'about:blank' },
    { origin: 'moz-extension://other', url: `${place}/page.html` },
    { url: 'https://shop.example/moz-extension://1b-plugin/' },
  ])
    assert.equal(isExtension({ id: 'plugin@example', ...sender }, own.firefox), false, JSON.stringify(sender));
});

test('nobody is an extension without an id', () => {
  assert.equal(isExtension({ url: 'chrome-extension://abc/page.html' }, own.chromium), false);
  assert.equal(isExtension({ url: 'moz-extension://abc/page.html' }, own.firefox), false);
});
