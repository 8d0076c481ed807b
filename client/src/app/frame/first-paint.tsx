import { usePublicSettings } from '../../shared/api/public-api';

/**
 * The same picture that index.html shows until the program runs, so that nothing flickers while the frame is loaded. Its style is in
 * index.html too.
 */
export function FirstPaint() {
  return (
    <div className="first-paint" aria-busy>
      <div className="first-bar">
        <span>{usePublicSettings().journalName}</span>
      </div>
    </div>
  );
}
