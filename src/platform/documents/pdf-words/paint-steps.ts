import { type Args, matrixOf, type Step } from './page-painter';
import type { Glyph } from './text-runs';

const colourOf = (value: unknown): string | null => (typeof value === 'string' && value.startsWith('#') ? value : null);

const numberAt = (args: Args, at: number): number => Number(args[at] ?? 0);

/** The operators of pdf.js that matter for what is visible. */
export const PAINT_STEPS: Readonly<Record<string, Step>> = {
  save: (painter) => painter.save(),
  restore: (painter) => painter.restore(),
  transform: (painter, args) => painter.transform(args),
  setGState: (painter, [entries]) => painter.extend(entries),
  setLineWidth: ({ state }, args) => void (state.lineWidth = numberAt(args, 0)),
  clip: (painter) => painter.clip(false),
  eoClip: (painter) => painter.clip(true),
  constructPath: (painter, args) => painter.path(args),
  shadingFill: (painter) => painter.shade(),
  setFillRGBColor: ({ state }, [colour]) => void (state.fill = colourOf(colour)),
  setFillColorN: ({ state }) => void (state.fill = null),
  setFillTransparent: ({ state }) => void (state.fill = null),
  setStrokeRGBColor: ({ state }, [colour]) => void (state.stroke = colourOf(colour)),
  setStrokeColorN: ({ state }) => void (state.stroke = null),
  setStrokeTransparent: ({ state }) => void (state.stroke = null),
  paintFormXObjectBegin: (painter, [matrix, box]) => painter.begin(matrix, box),
  paintFormXObjectEnd: (painter) => painter.end(),
  beginAnnotation: (painter, args) => painter.beginNote(args),
  endAnnotation: (painter) => painter.end(),
  beginGroup: (painter, args) => painter.beginGroup(args),
  endGroup: (painter) => painter.endGroup(),
  beginMarkedContent: (painter) => painter.mark(null, null),
  beginMarkedContentProps: (painter, [kind, layer]) => painter.mark(kind, layer),
  endMarkedContent: (painter) => painter.unmark(),
  // Pictures were reduced to one pixel before (without-pictures.ts). A height of 1 means that the picture is opaque.
  paintImageXObject: (painter, args) => painter.picture(numberAt(args, 2) === 1),
  paintInlineImageXObject: (painter) => painter.picture(false),
  paintImageMaskXObject: (painter) => painter.picture(false),
  paintSolidColorImageMask: (painter) => painter.picture(false),
  beginText: (painter) => painter.beginText(),
  setTextMatrix: (painter, args) => painter.setText(matrixOf(args.length === 1 ? args[0] : args)),
  setFont: ({ state }, args) => void ([state.font, state.fontSize] = [String(args[0]), numberAt(args, 1)]),
  setCharSpacing: ({ state }, args) => void (state.charSpacing = numberAt(args, 0)),
  setWordSpacing: ({ state }, args) => void (state.wordSpacing = numberAt(args, 0)),
  setHScale: ({ state }, args) => void (state.scale = numberAt(args, 0) / 100),
  setLeading: ({ state }, args) => void (state.leading = numberAt(args, 0)),
  setTextRise: ({ state }, args) => void (state.rise = numberAt(args, 0)),
  setTextRenderingMode: ({ state }, args) => void (state.mode = numberAt(args, 0)),
  moveText: (painter, args) => painter.moveText(numberAt(args, 0), numberAt(args, 1)),
  setLeadingMoveText: (painter, args) => {
    painter.state.leading = -numberAt(args, 1);
    painter.moveText(numberAt(args, 0), numberAt(args, 1));
  },
  nextLine: (painter) => painter.moveText(0, -painter.state.leading),
  showText: (painter, [glyphs]) => painter.show(glyphs as readonly Glyph[]),
};
