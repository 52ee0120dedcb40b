import fc from 'fast-check';

// The same cases on every machine: what lands stays green. SEED=0 npx jest looks for new ones, and prints the seed it fails on.
const asked = process.env['SEED'];
fc.configureGlobal(asked === undefined ? { seed: 20_260_607 } : asked === '0' ? {} : { seed: Number(asked) });
