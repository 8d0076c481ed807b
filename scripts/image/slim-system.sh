#!/bin/sh
# Reduces a Debian to the files that the server, its browser and a shell need. For the image only: it deletes most of the system that it runs on.
# Nothing can be installed afterwards.
set -e
mkdir /wanted
# The libraries to which programs are linked, and those that the C library opens by name.
find /app/.cache /usr/local/bin -type f -perm -u+x > /wanted/programs
find /app/.cache /app/node_modules -type f \( -name '*.node' -o -name '*.so' -o -name '*.so.*' \) >> /wanted/programs
for name in sh bash ls cat cp mv rm mkdir chmod chown ln find grep sed env id printf test sleep date df du head tail wc stat touch sort tr \
  cut true false uname readlink dirname basename; do
  command -v "$name" >> /wanted/programs || true
done
sort -u /wanted/programs | xargs -r ldd 2> /dev/null | sed -n 's|.* => \(/[^ ]*\) .*|\1|p; s|^\t\(/[^ ]*\) .*|\1|p' | sort -u > /wanted/libraries
libraries=$(echo /usr/lib/*-linux-gnu)
for path in "$libraries"/lib*.so*; do
  case "${path##*/}" in
    libc.so* | libm.so* | libdl.so* | libpthread.so* | librt.so* | libresolv* | libnss_* | libanl* | libutil* | libgcc_s* | libstdc++*) continue ;;
  esac
  resolved=$(readlink -f "$path")
  isWanted=no
  while read -r wanted; do
    if [ "$(readlink -f "$wanted")" = "$resolved" ]; then isWanted=yes; fi
  done < /wanted/libraries
  [ "$isWanted" = yes ] || echo "$path" >> /wanted/gone
done
xargs rm -f < /wanted/gone
rm -rf "$libraries/gconv" "$libraries/perl-base" "$libraries/security" /usr/lib/apt /usr/lib/dpkg /usr/lib/udev /usr/lib/systemd \
  /usr/share/perl5 /usr/share/doc /usr/share/man /usr/share/info /usr/share/locale /usr/share/debconf /usr/share/bash-completion \
  /usr/share/zoneinfo/right /usr/share/zoneinfo/posix /usr/share/gcc \
  /usr/share/bug /usr/share/lintian /usr/share/keyrings /var/cache/* /var/lib/apt /var/lib/dpkg/info /var/log/* /wanted/gone
# Removes programs last: from here on only the wanted ones are left.
find /usr/bin /usr/sbin \( -type f -o -type l \) | while read -r path; do
  grep -qx "$path" /wanted/programs || [ "$(readlink -f "$path")" = "$(readlink -f /bin/sh)" ] || echo "$path"
done > /wanted/gone
xargs rm -f < /wanted/gone
rm -rf /wanted
