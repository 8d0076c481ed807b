#!/bin/sh
# Reduces node_modules to what the server needs at run time. For the image only: run it in a copy that is thrown away.
set -e
cd "$(dirname "$0")/.."
npm prune --omit=dev --no-audit --no-fund
cd node_modules
# The packed browser, which is already unpacked; a compiler that an optional package asks for.
rm -rf @sparticuz/chromium/bin typescript .cache
find . -depth -type d -path '*/@types/node' -exec rm -rf {} +
[ "$EMBEDDED_POSTGRES" = on ] || rm -rf @embedded-postgres embedded-postgres
# Types, maps of sources and pages for developers. Licences stay.
find . -type f \( -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.tsx' -o -name '*.map' -o -name '*.flow' \) -delete
find . -type f -iname '*.md' ! -iname '*licen[sc]e*' ! -iname '*copying*' ! -iname '*notice*' -delete
# The same code a second time, for programs that import it as modules or in a browser. The server requires it.
rm -rf @cantoo/pdf-lib/es @cantoo/pdf-lib/dist @cantoo/pdf-lib/src libphonenumber-js/bundle rxjs/dist/esm rxjs/dist/esm5 rxjs/dist/bundles \
  rxjs/src puppeteer-core/lib/es5-iife
# pdf.js reads text on the server; it draws in browsers only, from the built client.
rm -rf pdfjs-dist/build pdfjs-dist/web pdfjs-dist/image_decoders pdfjs-dist/legacy/web pdfjs-dist/legacy/image_decoders pdfjs-dist/wasm \
  @napi-rs/canvas @napi-rs/canvas-*
