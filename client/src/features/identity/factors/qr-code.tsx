import { makeStyles } from '@fluentui/react-components';
import { encode } from 'uqr';

const useStyles = makeStyles({
  // White in the dark theme too, because cameras need the contrast.
  code: { width: '200px', height: '200px', backgroundColor: 'white', borderRadius: '4px', alignSelf: 'center' },
});

/** A QR code, drawn as SVG. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const styles = useStyles();
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={styles.code}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} fill="black" />
    </svg>
  );
}
