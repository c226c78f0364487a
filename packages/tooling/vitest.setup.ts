import fc from 'fast-check';

// Each run draws the same examples. BAGUNI_LONG=1 draws new ones; fast-check prints the seed if one fails.
if (process.env['BAGUNI_LONG'] !== '1') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_126 });
