/**
 * The shop's mark, 64 px. Not an SVG: browsers ask for the icon again at each change of the address, and Chromium opens a document
 * of its own for an SVG, on the page's main thread.
 */
export const FAVICON = Buffer.from(
  [
    'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAYAAACqaXHeAAAC+ElEQVR4nOyaz0tUURTHv+e9GWdiHB1rgqQgF6lkBEVgxFiYq2gRQrjoh1GtgloGRbTKCP0D',
    'WkVt7AdUC9OwdaXYxk2EmW4i2iXM2KSY5jvdsaXoPc83Y+9x7weGmbmc8+b7vtx7z5v3jgPDcWA41gAYjjUAhmMNgOHEUEbOp3On4HIXMfaBKMvgLIG2IBA8',
    'D9AMM8+AMEHL3vP+4ochlAlCQM7WttU54FvqSFfUwaqxCShjZ8H0wAPdezo7kkcANmxAF1qqEpnMNSXkNhHq8B9gRl79ds9CIX//BSYWsQE2ZMBl5NJLtTyg',
    'pnkHQgG/iheo+xFGi/CJbwMupFubPCc+qJxvRphgnmSPOh8XR7/4SfNlgDr5bZ4TGyOiRoQRxtQfbyH3rDg+I00Rl8F2tMfYiQ2F9uRLEJpcNzlQ0ipNEQfu',
    'rP19HeQckcSmtxNO3kyh8Vh85fv0uyUM986h+IMl6YHy1ZTOrWidRS8EuJKgM+lDWdeJv1QfE5L4031pHOxMIpFyVl71LTHU1Lv49Ea2UQfNVy60NscaHk4s',
    'fpvXhYqWgOsk76q3NIQ05mKisbXYezy+Or8tDinq4qsm4Xo9klitAedwuEbtLpfgg9RWVzS2Fonq1bJSdf6u2tVSuPhP+/poj0oZp0NtfFWIGoRESbsuTG8r',
    'OycQVQTatQtTTaUDiCgS7doZwMQ7EFEk2vV7AFNkDZBo19cmktX+UCLQbm+JwXCsATCcst4U1dH3NYuwYZcADMcaAMOxVQCbyI0G2c3azawWdgnAcKwBMBxr',
    'AAzHGgDDsQbAcCpiwFzeE41VKt8PFTFgemRp9dh7eQ9T0Hw/VOTP0Os7v4Blxp6jVWCPMfV2EcO92kf1Zcv3g7ZHqDuTk7V1hJT+wui652g3QRiO/ulwqS01',
    'oki0Cxok6DOiikC73gDy+hBVBNq1nUsfF75P7o/vGodDu9V2Wmo6SiLcFFTZGudl7+qTn2ODuuDA7fJRx1YBGI41AIZjDYDhGG/AXwAAAP//2N4QNgAAAAZJ',
    'REFUAwAz/tfkgrgXQgAAAABJRU5ErkJggg==',
  ].join(''),
  'base64',
);
