import { equal, throws } from 'node:assert/strict';
import { test } from 'node:test';
import { findFirefox } from './firefox';

test('FIREFOX_PATH takes precedence over installed browsers', () => {
  equal(
    findFirefox({ FIREFOX_PATH: '/opt/mine' }, () => true),
    '/opt/mine',
  );
  equal(
    findFirefox({}, (path) => path === '/usr/lib/firefox-esr/firefox-esr'),
    '/usr/lib/firefox-esr/firefox-esr',
  );
});

test('a missing Firefox is a usage error that says what to do', () => {
  throws(() => findFirefox({ FIREFOX_PATH: '/opt/mine' }, () => false), /FIREFOX_PATH is `\/opt\/mine`/);
  throws(() => findFirefox({}, () => false), /apt-get install firefox-esr/);
});
