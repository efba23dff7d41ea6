"""Writes sample sites in Arabic and in Japanese with everything in them that pages can show.

usage: script_sites.py LANGUAGE FOLDER

Each has a collection in every style of list: books (lines, gallery and table), authors (a table of several pages, with pictures
of their books) and places (cards). There are facets with more values than fit on a screen, links, several pictures of an item,
deleted items in a section and on a page, names in other languages, values that are missing, and an item without details.
"""

import pathlib
import random
import struct
import sys
import zlib

LANGUAGES = ("ar", "ja")

SITES = {
    "ar": {
        "title": "خزانة الكتب", "description": "كتب ومؤلفون ومدن، بالترتيب الصحيح.", "currency": "EGP", "zone": "Africa/Cairo",
        "books": "الكتب", "authors": "المؤلفون", "places": "المدن",
        "fields": {"title": "العنوان", "author": "المؤلف", "series": "السلسلة", "year": "السنة", "genre": "النوع", "price": "السعر",
                   "rating": "التقييم", "bought": "تاريخ الشراء", "photos": "الصور", "page": "الموقع", "read": "مقروء", "name": "الاسم",
                   "born": "سنة الميلاد", "city": "المدينة", "country": "البلد", "people": "عدد السكان", "height": "الارتفاع",
                   "isbn": "الرقم الدولي المعياري للكتاب"},
        "sorts": ("العنوان", "السنة", "السعر", "الأفضل"), "groups": ("الكتاب والمؤلف", "تفاصيل"),
        "footer": "السنة هي سنة النشر الأول، أو أقرب تقدير لها.", "nobody": "مجهول", "deleted": ("المبيعة", "بيع في"),
        "because": "بيع إلى جار يحب الكتب القديمة.", "caption": "الغلاف كما وجدناه في السوق سنة 1971", "alt": "غلاف كتاب عليه شمس",
        "genres": ["رواية", "شعر", "تاريخ", "رحلات", "فلسفة", "علوم وتقنيات"],
        "titles": ["حكايات {}", "رحلة إلى {}", "ليالي {}", "مفاتيح {}", "حديقة في {}", "الطريق الطويل إلى {}", "رسائل من {}",
                   "أبواب {} السبعة"],
        "cities": [("بغداد", "العراق"), ("دمشق", "سوريا"), ("القاهرة", "مصر"), ("فاس", "المغرب"), ("صنعاء", "اليمن"),
                   ("بيروت", "لبنان"), ("تونس", "تونس"), ("مسقط", "عمان"), ("عمّان", "الأردن"), ("الإسكندرية", "مصر")],
        "first": ["أحمد", "بدر", "جميل", "حسن", "خالد", "داود", "رشيد", "زياد", "سامي", "ليلى", "مريم", "نادية", "هدى", "وليد"],
        "last": ["الحداد", "النجار", "البغدادي", "الشامي", "العطار", "الخياط"],
        "notes": "هذا الكتاب من مكتبة جدي. غلافه *أحمر*، وصفحاته 214، وعلى أولها إهداء بخط اليد: “To a friend, 1932”.\n\n"
                 "- نسخة كاملة\n- بلا رسوم\n\n> من قرأ كتابا عاش مرتين.\n",
        "other": [("The Arabian Nights", "en"), ("東方見聞録", "ja"), ("Les Mille et Une Nuits", "fr"), ("אלף לילה ולילה", "he")],
        "long": "الرحلة الطويلة العجيبة إلى بلاد ما وراء النهر وما فيها من العجائب والغرائب والأسواق والقصور",
    },
    "ja": {
        "title": "本の棚", "description": "本と著者と町を、正しい順に。", "currency": "JPY", "zone": "Asia/Tokyo",
        "books": "本", "authors": "著者", "places": "町",
        "fields": {"title": "題名", "author": "著者", "series": "叢書", "year": "年", "genre": "分野", "price": "価格", "rating": "評価",
                   "bought": "購入日", "photos": "写真", "page": "サイト", "read": "読了", "name": "名前", "born": "生年", "city": "町",
                   "country": "地方", "people": "人口", "height": "標高", "isbn": "ISBN"},
        "sorts": ("題名", "年", "価格", "評価"), "groups": ("題名と著者", "詳細"),
        "footer": "年は初版の年、または最も確かな推定です。", "nobody": "不明", "deleted": ("売却済み", "売却日"),
        "because": "古い本が好きな隣人に売りました。", "caption": "1971年に市場で見つけたときの表紙", "alt": "太陽が描かれた本の表紙",
        "genres": ["小説", "詩", "歴史", "紀行", "哲学", "科学と技術"],
        "titles": ["{}の旅|{}のたび", "{}の夜|{}のよる", "{}への手紙|{}へのてがみ", "{}の庭|{}のにわ", "カメラと{}|かめらと{}",
                   "さくら咲く{}|さくらさく{}", "小さな{}の鍵|ちいさな{}のかぎ", "山から{}まで|やまから{}まで"],
        "cities": [("京都|きょうと", "近畿"), ("大阪|おおさか", "近畿"), ("札幌|さっぽろ", "北海道"), ("那覇|なは", "沖縄"), ("松江|まつえ", "中国"),
                   ("金沢|かなざわ", "中部"), ("仙台|せんだい", "東北"), ("横浜|よこはま", "関東"), ("奈良|なら", "近畿"), ("長崎|ながさき", "九州")],
        "first": ["明", "薫", "幸子", "健", "小百合", "武", "直美", "春樹", "真由美", "靖", "由紀", "竜", "怜", "航"],
        "last": ["青木", "石川", "上田", "遠藤", "岡本", "加藤"],
        "notes": "祖父の書斎にあった本です。表紙は*赤*、全214頁。扉に “To a friend, 1932” という手書きの献辞があります。\n\n"
                 "- 完本\n- 挿絵なし\n\n> 本を読む者は二度生きる。\n",
        "other": [("The Pillow Book", "en"), ("紅樓夢", "zh-Hant"), ("Le Livre de l’oreiller", "fr"), ("ألف ليلة وليلة", "ar")],
        "long": "山の向こうの国々への不思議で長い旅と、そこで見た市場や城や橋や寺の数えきれない驚きについての覚え書き",
    },
}


def write_site(root, language):
    """Writes a site's folder `content`."""
    words, made = SITES[language], random.Random(7)
    content = root / "content"
    content.mkdir(parents=True)
    (content / "site.yaml").write_text(
        f"title: {words['title']}\ndescription: {words['description']}\nlanguage: {language}\ncurrency: {words['currency']}\n"
        f"time-zone: {words['zone']}\nurl: https://example.org/{language}/\ncollections: [books, authors, places]\n"
    )
    label = words["fields"]
    write_authors(content / "authors", words, label)
    write_books(content / "books", words, label, made)
    write_places(content / "places", words, label, made)


def field(kind, label, **more):
    return "{ " + ", ".join([f"type: {kind}", f"label: {label}"] + [f"{key}: {value}" for key, value in more.items()]) + " }"


def write_books(folder, words, label, made):
    folder.mkdir()
    title, year, price, best = words["sorts"]
    (folder / "collection.yaml").write_text(f"""\
title: {words["books"]}
item: book
kind: book
description: {words["description"]}
name: "{{{{title}}}}"
fields:
  title: {field("text", label["title"], required="true")}
  author: {field("link", label["author"], to="authors", placeholder=words["nobody"])}
  series: {field("text", label["series"])}
  year: {field("year", label["year"])}
  genre: {field("list", label["genre"])}
  price: {field("money", label["price"])}
  rating: {field("rating", label["rating"])}
  bought: {field("date", label["bought"])}
  read: {field("flag", label["read"])}
  isbn: {field("isbn", label["isbn"])}
  photos: {field("images", label["photos"])}
  page: {field("url", label["page"])}
sorts:
  - {{ name: {title}, by: [title], sections: index(title) }}
  - {{ name: {year}, by: [-year, title], sections: decade(year) }}
  - {{ name: {price}, by: [price, title], sections: "range(price, 0, 1000, 20000, 300000)", detail: "{{{{price}}}}" }}
  - {{ name: {best}, by: [-rating, title], sections: value(rating) }}
list:
  cell: subtitle
  style: [plain, gallery, table]
  columns: [title, author, year, genre, price, rating]
  detail: "{{{{author}}}}"
  image: photos
  counts: header
detail:
  - {{ header: {words["groups"][0]}, fields: [title, author, series] }}
  - {{ header: {words["groups"][1]}, fields: [year, genre, price, rating, bought, read, isbn, page], footer: {words["footer"]} }}
facets: [author, genre, series, year.decade, bought.month, read]
search: [title, author, genre, series, notes]
deleted: {{ show: section, header: {words["deleted"][0]}, label: {words["deleted"][1]} }}
report: {{ columns: [title, author, year, genre, price], totals: [count, sum(price), average(year)] }}
""")
    for number, colors in enumerate([((236, 180, 60), (30, 60, 110)), ((190, 40, 40), (240, 230, 210)), ((20, 110, 90), (250, 210, 120))]):
        (folder / f"photo-{number}.png").write_bytes(picture(900, 600 + number * 150, *colors))
    for number in range(70):
        form, (city, _) = words["titles"][number % len(words["titles"])], words["cities"][number // 8 % len(words["cities"])]
        name, reading = titled(form, city)
        lines = [f"title: {name}"] + ([f"sort-name: {reading}"] if reading else [])
        if number in (3, 13, 23, 33):
            other, language = words["other"][number // 10]
            lines = [f"title: {other}", f"language: {language}"]
        if number == 5:
            lines = [f"title: {words['long']}"]
        if number % 9:
            lines.append(f"author: author-{number % 44:02}")
        if number % 4:
            # More values than a facet shows without letters.
            lines.append(f"series: {words['first'][number % 14]} {words['last'][number // 14]}")
        if number % 11:
            lines.append(f"year: {1820 + number * 3}")
        lines.append(f"genre: [{', '.join(made.sample(words['genres'], number % 3 + 1))}]")
        if number % 5:
            lines.append(f"price: {made.randrange(10 ** (number % 6 + 1)) + 1}")
        lines += [f"rating: {made.randrange(1, 11) / 2}", f"bought: 20{number % 15 + 10}-{number % 12 + 1:02}-11", f"read: {'yes' if number % 2 else 'no'}"]
        if number % 7 == 0:
            lines.append("isbn: 9780451524935")
        if number % 3 == 0:
            lines += ["photos:", f"  - {{ file: photo-{number % 2}.png, caption: {words['caption']}, alt: {words['alt']} }}", "  - photo-2.png"]
        if number % 6 == 1:
            lines += ["photos: [photo-1.png]", "page: https://example.org/a/long/path/that/does/not/fit/on/a/line"]
        if number in (8, 18):
            lines += ["deleted: 2024-02-03", f"deleted-because: {words['because']}"]
        lines.append(f"created: 20{number % 12 + 12}-05-06T10:{number % 60:02}")
        write_item(folder / f"book-{number:02}.md", lines, words["notes"] if number % 4 < 3 else "")


def write_authors(folder, words, label):
    folder.mkdir()
    (folder / "collection.yaml").write_text(f"""\
title: {words["authors"]}
item: author
kind: person
name: "{{{{name}}}}"
fields:
  name: {field("text", label["name"], required="true")}
  born: {field("year", label["born"])}
  city: {field("link", label["city"], to="places")}
sorts:
  - {{ name: {label["name"]}, by: [name], sections: index(name) }}
  - {{ name: {label["born"]}, by: [-born], sections: none }}
list: {{ style: table, columns: [name, born, city], page: 20 }}
facets: [born.decade]
""")
    for number in range(44):
        name = f"{words['first'][number % 14]} {words['last'][number % 6]}"
        lines = [f"name: {name}"] + ([f"born: {1790 + number * 4}"] if number % 8 else []) + ([f"city: city-{number % 10}"] if number % 3 else [])
        write_item(folder / f"author-{number:02}.md", lines, "")


def write_places(folder, words, label, made):
    folder.mkdir()
    (folder / "collection.yaml").write_text(f"""\
title: {words["places"]}
item: city
kind: place
name: "{{{{city}}}}"
fields:
  city: {field("text", label["city"], required="true")}
  country: {field("text", label["country"])}
  people: {field("number", label["people"], decimals=0)}
  height: {field("number", label["height"], unit="m")}
sorts:
  - {{ name: {label["country"]}, by: [country, city], sections: value(country) }}
  - {{ name: {label["people"]}, by: [-people], sections: none, detail: "{{{{people}}}}" }}
list: {{ cell: right-detail, style: grouped, detail: "{{{{people}}}}", counts: footer }}
detail: [{{ fields: [country, people, height] }}]
facets: [country]
deleted: {{ show: page }}
""")
    for number, (city, country) in enumerate(words["cities"]):
        name, _, reading = city.partition("|")
        lines = [f"city: {name}"] + ([f"sort-name: {reading}"] if reading else [])
        if number != 9:
            lines += [f"country: {country}", f"people: {made.randrange(10**4, 10**7)}", f"height: {number * 37}.5"]
        write_item(folder / f"city-{number}.md", lines + (["deleted: 2024-02-03"] if number == 7 else []), "")


def titled(form, city):
    """The title and, where it is not filed as it is written, its reading."""
    name, _, reading = city.partition("|")
    written, _, spoken = form.partition("|")
    return written.format(name), spoken.format(reading) if spoken else ""


def write_item(path, lines, notes):
    path.write_text("---\n" + "\n".join(lines) + "\n---\n" + notes)


def picture(width, height, color, sun):
    """A PNG picture: a sun before a sky that grows darker towards the top."""
    rows = []
    for y in range(height):
        sky = bytes(int(part * (0.45 + 0.55 * y / height)) for part in color)
        left = right = width // 2
        reach = (height / 4) ** 2 - (y - height / 2) ** 2
        if reach > 0:
            left, right = left - int(reach**0.5), right + int(reach**0.5)
        rows.append(b"\0" + sky * left + bytes(sun) * (right - left) + sky * (width - right))

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(b"".join(rows))) + chunk(b"IEND", b"")


if __name__ == "__main__":
    write_site(pathlib.Path(sys.argv[2]), sys.argv[1])
