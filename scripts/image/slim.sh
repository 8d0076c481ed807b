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
rm -rf devtools-protocol/json devtools-protocol/pdl
# Tests of packages: folders next to a package.json. Pictures of fonts, and sources of native code.
find . -depth -type d \( -name test -o -name tests -o -name __tests__ \) -exec test -f {}/../package.json \; -exec rm -rf {} +
find @expo-google-fonts -name '*.png' -delete
find @fontsource-variable -depth -type d -name scss -exec rm -rf {} +
rm -rf sharp/src
# The second protocol of the browser. puppeteer loads it for Firefox only.
rm -rf chromium-bidi
# Libraries for other runtimes than Node.
rm -rf bare-*/prebuilds
# The same code a second time, for programs that import it as modules or in a browser. The server requires it.
rm -rf @cantoo/pdf-lib/es @cantoo/pdf-lib/dist @cantoo/pdf-lib/src libphonenumber-js/bundle rxjs/dist/esm rxjs/dist/esm5 rxjs/dist/bundles \
  rxjs/src puppeteer-core/lib/es5-iife puppeteer-core/lib/esm puppeteer/lib/esm \
  class-validator/bundles class-validator/esm5 class-validator/esm2015
rm -rf @pubpub/deposit-utils/dist/esm
find . -depth -type d \( -path '*/nodemailer/dist/esm' -o -path '*/imapflow/dist/esm' \) -exec rm -rf {} +
find handlebars/dist -mindepth 1 -maxdepth 1 ! -name cjs -exec rm -rf {} +
find @zxcvbn-ts \( -name '*.mjs' -o -name zxcvbn-ts.js -o -path '*/src/*' \) -type f -delete
rm -rf libphonenumber-js/es6 libphonenumber-js/es6-modern libphonenumber-js/source @cantoo/pdf-lib/ts3.4 @simplewebauthn/server/esm \
  fflate/esm fflate/umd validator/es culori/src bowser/src chroma-js/src js-yaml/dist/browser
find . -depth -type d \( -name dist-es -o -path '*/lru-cache/dist/esm' -o -path '*/htmlparser2/*/esm' -o -path '*/entities/*/esm' \
  -o -path '*/libmime/dist/esm' -o -path '*/smtp-server/dist/esm' -o -path '*/@peculiar/*/build/es2015' \
  -o -path '*/@peculiar/utils/build/esm' -o -path '*/@opentelemetry/api/build/es*' \) -exec rm -rf {} +
# Complete packages in one file, for browsers. docx-preview runs in the browser that prints, with the small file of jszip.
rm -rf protobufjs/dist validator/validator*.js jszip/dist/jszip.js culori/bundled/*.mjs culori/bundled/culori.umd* \
  culori/bundled/culori.min.js class-transformer/bundles
rm -f @peculiar/x509/build/x509.js @peculiar/x509/build/x509.es.js asn1js/build/index.es.js
find . -path '*/encoding-japanese/encoding*.js' -type f -delete
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
