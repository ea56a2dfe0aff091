import { equal, throws } from 'node:assert/strict';
import { test } from 'node:test';
import { nameColour } from './colour';

test('reds of light and dark themes are red', () => {
  for (const css of [
    'rgb(255, 0, 0)',
    'rgb(176, 0, 32)',
    'rgb(255, 138, 128)',
    'rgba(198, 40, 40, 0.9)',
    'rgb(200 30 30 / 1)',
  ]) {
    equal(nameColour(css), 'red', css);
  }
});

test('oranges of light and dark themes are orange', () => {
  for (const css of ['rgb(255, 165, 0)', 'rgb(178, 80, 0)', 'rgb(255, 183, 77)', 'rgb(230, 81, 0)']) {
    equal(nameColour(css), 'orange', css);
  }
});

test('text colours and cool colours are neutral', () => {
  for (const css of [
    'rgb(0, 0, 0)',
    'rgb(255, 255, 255)',
    'rgb(34, 30, 28)',
    'rgb(232, 230, 227)',
    'rgb(0, 90, 200)',
    'rgb(20, 120, 40)',
    'rgb(220, 220, 0)',
  ]) {
    equal(nameColour(css), 'neutral', css);
  }
});

test('another notation is an error that quotes it', () => {
  throws(() => nameColour('color(display-p3 1 0 0)'), /color\(display-p3 1 0 0\)/);
});
