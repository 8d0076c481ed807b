#!/bin/sh
# Reduces node_modules and the browser to the files that the server needs at run time. For the image only: run it in a copy that is thrown away.
set -e
cd "$(dirname "$0")/../.."
# The same as `npm prune --omit=dev`, which moves each folder that it keeps. On a layered file system a move is a copy and takes ten minutes.
node -p 'Object.entries(require("./package-lock.json").packages).filter(([, entry]) => entry.dev).map(([path]) => path).join("\n")' | xargs rm -rf
cd node_modules
find . -xtype l -path '*/.bin/*' -delete
# The packed browser, which is already unpacked; a compiler that an optional package requires; the precompiler of handlebars.
rm -rf @sparticuz/chromium/bin typescript uglify-js .cache .package-lock.json
find . -depth -type d -path '*/@types/node' -exec rm -rf {} +
[ "$EMBEDDED_POSTGRES" = on ] || rm -rf @embedded-postgres embedded-postgres
[ "$ANALYSIS" = on ] || rm -rf @duckdb
# Types, source maps and pages for developers. Licences stay.
find . -type f \( -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.tsx' -o -name '*.map' -o -name '*.flow' \) -delete
find . -type f -iname '*.md' ! -iname '*licen[sc]e*' ! -iname '*copying*' ! -iname '*notice*' -delete
rm -rf bintrees/test devtools-protocol/json devtools-protocol/pdl
# Libraries for other runtimes than Node.
rm -rf bare-*/prebuilds
# The same code a second time, for programs that import it as modules or in a browser. The server requires it.
rm -rf @cantoo/pdf-lib/es @cantoo/pdf-lib/dist @cantoo/pdf-lib/src libphonenumber-js/bundle rxjs/dist/esm rxjs/dist/esm5 rxjs/dist/bundles \
  rxjs/src puppeteer-core/lib/es5-iife puppeteer-core/lib/esm puppeteer/lib/esm chromium-bidi/lib/iife chromium-bidi/lib/esm \
  class-validator/bundles class-validator/esm5 class-validator/esm2015
rm -rf @pubpub/deposit-utils/dist/esm
find . -depth -type d \( -path '*/nodemailer/dist/esm' -o -path '*/imapflow/dist/esm' -o -path '*/pino/test' \) -exec rm -rf {} +
find handlebars/dist -mindepth 1 -maxdepth 1 ! -name cjs -exec rm -rf {} +
find @zxcvbn-ts \( -name '*.mjs' -o -name zxcvbn-ts.js -o -path '*/src/*' \) -type f -delete
rm -f swagger-ui-dist/*-es-* swagger-ui-dist/swagger-ui.js
# pdf.js reads text on the server; it draws in browsers only, from the built client.
rm -rf pdfjs-dist/build pdfjs-dist/web pdfjs-dist/image_decoders pdfjs-dist/legacy/web pdfjs-dist/legacy/image_decoders pdfjs-dist/wasm \
  pdfjs-dist/legacy/build/*.min.mjs pdfjs-dist/legacy/build/pdf.sandbox.mjs @napi-rs/canvas @napi-rs/canvas-*
# Exports are validated against one version of JATS (src/exchange/validation).
find @jats4r/dtds/schema -mindepth 1 -maxdepth 1 ! -name 1.3 -exec rm -rf {} +
# Drawing by a graphics card, which printing of pages does not use.
rm -f ../.cache/chromium-*/libGLESv2.so ../.cache/chromium-*/libEGL.so ../.cache/chromium-*/libvk* ../.cache/chromium-*/libvulkan.so.1 \
  ../.cache/chromium-*/vk_swiftshader_icd.json
# Lists of characters, and font styles that no document uses.
find dejavu-fonts-ttf -type f ! -name package.json ! -name LICENSE ! -name '*.ttf' -delete
rm -f dejavu-fonts-ttf/ttf/*Condensed* dejavu-fonts-ttf/ttf/*ExtraLight* dejavu-fonts-ttf/ttf/*Math*
