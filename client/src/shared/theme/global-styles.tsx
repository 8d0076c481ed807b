import { makeStaticStyles, tokens } from '@fluentui/react-components';

/** Conditional rules. They are text, because the library silently drops an object within an object. */
const CONDITIONAL = `
@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after {
    animation-duration: 0.01ms !important;
    animation-iteration-count: 1 !important;
    transition-duration: 0.01ms !important;
    scroll-behavior: auto !important;
  }
}
@media print {
  body, body * { background-color: transparent !important; }
  button:not([data-print]), [role="tablist"] { display: none !important; }
}
`;

const useGlobalStyles = makeStaticStyles([
  {
    // Keeps a focused element clear of the top bar.
    html: { scrollPaddingTop: '72px' },
    body: { margin: 0, backgroundColor: tokens.colorNeutralBackground3 },
    'h1, h2, h3, h4': { margin: 0 },
    // The heading of a page or of a step takes the focus after navigation for screen readers; it is not a control.
    'h1:focus, h2:focus, main:focus': { outlineStyle: 'none' },
    'a:not([class])': { color: tokens.colorBrandForegroundLink },
    // Fluent UI shows unselected choices in grey, so that they look disabled.
    '.fui-Radio .fui-Radio__input:enabled:not(:checked) ~ .fui-Radio__label': { color: tokens.colorNeutralForeground1 },
    '.fui-Checkbox .fui-Checkbox__input:enabled ~ .fui-Checkbox__label': { color: tokens.colorNeutralForeground1 },
  },
  CONDITIONAL,
]);

export function GlobalStyles() {
  useGlobalStyles();
  return null;
}
