#!/bin/sh
# Copies the embedded database into a folder and keeps the newest copies there. Run in a release, with the settings of its server:
# backup.sh FOLDER HOW_MANY
set -eu
folder=$1
keep=$2
# A copy that was cut off counts as none.
unfinished=$folder/unfinished.db
rm -f "$unfinished"
node bin/inquiries.js backup "$unfinished"
mv "$unfinished" "$folder/inquiries-$(date -u +%Y-%m-%dT%H%M%SZ).db"
ls "$folder"/inquiries-*.db | head -n "-$keep" | while read -r old; do rm "$old"; done
