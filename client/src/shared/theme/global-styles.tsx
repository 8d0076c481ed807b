import { makeStaticStyles, tokens } from '@fluentui/react-components';

const useGlobalStyles = makeStaticStyles({
  // Keeps a focused element clear of the top bar.
  html: { scrollPaddingTop: '72px' },
  body: { margin: 0, backgroundColor: tokens.colorNeutralBackground3 },
  'h1, h2, h3, h4': { margin: 0 },
  // A page's heading takes the focus after navigation for screen readers; it is not a control.
  'h1:focus, main:focus': { outlineStyle: 'none' },
  'a:not([class])': { color: tokens.colorBrandForegroundLink },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@media print': {
    'body, body *': { backgroundColor: 'transparent !important' },
    'button:not([data-print]), [role="tablist"]': { display: 'none !important' },
  },
});

export function GlobalStyles() {
  useGlobalStyles();
  return null;
}
