/**
 * Loaded before a built server under test: its clock runs ahead by QUIRE_CLOCK_SHIFT_MS, or by the shift that its parent sends later. As in
 * the specs, tokens and timers use the real time.
 */
const { systemClock } = require('../../dist/src/platform/clock/clock.js');

let shiftMs = Number(process.env.QUIRE_CLOCK_SHIFT_MS ?? 0);
systemClock.now = () => new Date(Date.now() + shiftMs);

process.on('message', (message) => {
  if (typeof message.shiftMs === 'number') shiftMs = message.shiftMs;
});
