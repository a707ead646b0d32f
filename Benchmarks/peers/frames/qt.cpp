// W8, W9 and W10 in Qt Quick 6. A QQuickRenderControl runs what a QQuickWindow runs for a frame: animations, polishing (layout), and the
// software scene graph, which paints into a QImage. There is no window system. The image is kept between frames, and the scene graph
// repaints only what has changed in it, as in a window.
//
// The software scene graph has no effects of shaders, so there is no shadow to be blurred: it is an image that was blurred before, which
// is what apps do for such systems. The symbols are images too: Qt Quick has no icons of its own.
#include "frames.h"
#include <QtCore/QAnimationDriver>
#include <QtCore/QThread>
#include <QtGui/QGuiApplication>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtQml/QQmlComponent>
#include <QtQml/QQmlEngine>
#include <QtQuick/QQuickImageProvider>
#include <QtQuick/QQuickItem>
#include <QtQuick/QQuickRenderControl>
#include <QtQuick/QQuickRenderTarget>
#include <QtQuick/QQuickWindow>

static const char *list = R"(
import QtQuick
import QtQuick.Layouts
ListView {
    width: parent ? parent.width : 0
    height: parent ? parent.height : 0
    model: 100000
    reuseItems: true
    delegate: Item {
        required property int index
        width: ListView.view.width
        height: 56
        RowLayout {
            anchors { fill: parent; leftMargin: 16; rightMargin: 16 }
            spacing: 12
            Item {
                implicitWidth: 40
                implicitHeight: 40
                Image { source: "image://pictures/shadow"; x: -5; y: -4; width: 50; height: 50 }
                Rectangle {
                    anchors.fill: parent
                    radius: 20
                    gradient: Gradient {
                        GradientStop { position: 0; color: "#007aff" }
                        GradientStop { position: 1; color: "#af52de" }
                    }
                }
            }
            ColumnLayout {
                spacing: 2
                Text { text: "Person " + index; font { family: "Inter"; pixelSize: 17; weight: Font.DemiBold } }
                Text {
                    text: "Message " + index * 7919 % 1009 + ", sent from somewhere"
                    font { family: "Inter"; pixelSize: 15 }
                    color: "#993c3c43"
                }
            }
            Item { Layout.fillWidth: true }
            Image {
                source: index % 3 ? "image://pictures/chevron" : "image://pictures/star"
                Layout.preferredWidth: 17
                Layout.preferredHeight: 17
            }
        }
    }
})";

static const char *boxes = R"(
import QtQuick
Item {
    Repeater {
        model: 1000
        Rectangle {
            id: box
            readonly property real start: index % 40 * 31
            x: start
            y: Math.floor(index / 40) * 31
            width: 24
            height: 24
            radius: 4
            antialiasing: true
            color: Qt.hsva(index % 100 / 100, 0.7, 0.9, 1)
            SequentialAnimation on x {
                loops: Animation.Infinite
                NumberAnimation { from: box.start; to: box.start + 20; duration: 1000 }
                NumberAnimation { from: box.start + 20; to: box.start; duration: 1000 }
            }
            SequentialAnimation on rotation {
                loops: Animation.Infinite
                NumberAnimation { from: 0; to: 180; duration: 1000 }
                NumberAnimation { from: 180; to: 0; duration: 1000 }
            }
        }
    }
})";

/// The pictures of the rows, at two pixels per logical pixel.
struct Pictures : QQuickImageProvider {
  Pictures() : QQuickImageProvider(Image) {}
  QImage requestImage(const QString &id, QSize *size, const QSize &) override {
    int side = id == "shadow" ? 100 : 34;
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    if (id == "shadow") {
      // A circle of 40 blurred with a standard deviation of 1.5, at 0.3 of black.
      for (int y = 0; y < side; y++)
        for (int x = 0; x < side; x++) {
          double outside = hypot(x - 49.5, y - 49.5) - 40;
          image.setPixelColor(x, y, QColor::fromRgbF(0, 0, 0, float(0.3 * erfc(outside / (3 * sqrt(2))) / 2)));
        }
    } else {
      QPainter painter(&image);
      painter.setRenderHint(QPainter::Antialiasing);
      QPainterPath path;
      if (id == "star") {
        for (int i = 0; i < 10; i++) {
          double length = i % 2 ? 6.5 : 16, angle = i * M_PI / 5;
          QPointF point(17 + length * sin(angle), 18 - length * cos(angle));
          i ? path.lineTo(point) : path.moveTo(point);
        }
        painter.fillPath(path, Qt::black);
      } else {
        path.moveTo(12, 6);
        path.lineTo(23, 17);
        path.lineTo(12, 28);
        painter.strokePath(path, QPen(Qt::black, 4));
      }
    }
    *size = image.size();
    return image;
  }
};

/// The clock of the animations, stepped by hand.
struct Clock : QAnimationDriver {
  int frame = 0;
  void begin() { advanceAnimation(); }
  void advance() override {
    frame++;
    advanceAnimation();
  }
  qint64 elapsed() const override { return frame * 1000 / 60; }
};

struct Scene {
  QQuickRenderControl control;
  QQuickWindow window{&control};
  QQmlEngine engine;
  QImage image;
  QQuickItem *root = nullptr;

  Scene() {
    window.setColor(Qt::white);
    engine.addImageProvider("pictures", new Pictures);
  }
  void setSize(QSize size, int scale) {
    window.resize(size);
    window.contentItem()->setSize(size);
    image = QImage(size * scale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    QQuickRenderTarget target = QQuickRenderTarget::fromPaintDevice(&image);
    target.setDevicePixelRatio(scale);
    window.setRenderTarget(target);
  }
  void load(const char *source) {
    QQmlComponent component(&engine);
    component.setData(source, QUrl("qrc:/scene.qml"));
    root = qobject_cast<QQuickItem *>(component.create());
    if (!root) {
      fprintf(stderr, "%s\n", qPrintable(component.errorString()));
      exit(4);
    }
    root->setParentItem(window.contentItem());
  }
  void frame() {
    control.polishItems();
    control.beginFrame();
    control.sync();
    control.render();
    control.endFrame();
  }
};

/// Ends the program unless the list shows the row that belongs at the top, with the right size.
static void checkList(QQuickItem *list, double offset, QSize size) {
  check("width", list->width(), size.width(), 0);
  check("height", list->height(), size.height(), 0);
  check("scroll position", list->property("contentY").toDouble(), offset, 0.01);
  check("content height", list->property("contentHeight").toDouble(), double(ROWS) * ROW_HEIGHT, ROW_HEIGHT);
  QQuickItem *row = nullptr;
  QMetaObject::invokeMethod(list, "itemAt", Q_RETURN_ARG(QQuickItem *, row), Q_ARG(qreal, 100), Q_ARG(qreal, offset + ROW_HEIGHT));
  check("a row at the top", row != nullptr, 1, 0);
  check("row", row->property("index").toInt(), floor(offset / ROW_HEIGHT) + 1, 0);
  check("row position", row->mapToItem(list, QPointF()).y(), (floor(offset / ROW_HEIGHT) + 1) * ROW_HEIGHT - offset, 0.01);
  check("row width", row->width(), size.width(), 0);
  check("symbol", row->childItems()[0]->childItems()[3]->x() + 17, size.width() - 32, 0.5);
}

static void checkBoxes(const QList<QQuickItem *> &boxes, int frame) {
  double progress = turn_progress(frame + 1);
  // The clock of the animations counts whole milliseconds.
  for (int i = 0; i < BOXES; i += 37) {
    check("box x", boxes[i]->x(), i % 40 * 31 + 20 * progress, 20 * 0.002);
    check("box y", boxes[i]->y(), i / 40 * 31, 0);
    check("box rotation", boxes[i]->rotation(), 180 * progress, 180 * 0.002);
  }
}

int main(int argc, char **argv) {
  Run run = run_of_arguments(argc, argv);
  qputenv("QT_QPA_PLATFORM", "offscreen");
  qputenv("QT_QUICK_BACKEND", "software");
  QGuiApplication app(argc, argv);
  Clock clock;
  if (run.kind == TURN) clock.install();
  Scene scene;
  QSize size = run.kind == TURN ? QSize(BOXES_WIDTH, BOXES_HEIGHT) : QSize(LIST_WIDTH, LIST_HEIGHT);
  if (run.kind == RESIZE) size = QSize(resized_width(-1), resized_height(-1));
  scene.setSize(size, run.scale);
  scene.load(run.kind == TURN ? boxes : list);
  check("scale", scene.window.effectiveDevicePixelRatio(), run.scale, 0);
  scene.frame();
  for (int i = 0; i < 3; i++) {
    QCoreApplication::processEvents();
    if (run.kind == TURN) clock.begin();
    scene.frame();
  }
  QList<QQuickItem *> items;
  for (QQuickItem *item : scene.root->childItems())
    if (item->width() == 24) items.append(item);
  if (run.kind == TURN) check("boxes", double(items.size()), BOXES, 0);

  double samples[120], offset = 0;
  for (int frame = 0; frame < run.frames; frame++) {
    if (run.kind == SCROLL) offset += scroll_step(frame);
    if (run.kind == RESIZE) size = QSize(resized_width(frame), resized_height(frame));
    double start = now_nanoseconds();
    if (run.kind == SCROLL) scene.root->setProperty("contentY", offset);
    if (run.kind == RESIZE) scene.setSize(size, run.scale);
    if (run.kind == TURN) clock.advance();
    scene.frame();
    samples[frame] = now_nanoseconds() - start;
    if (run.kind == TURN) checkBoxes(items, frame);
    else checkList(scene.root, offset, size);
    const QImage &image = scene.image;
    check_image(&run, image.constBits(), image.bytesPerLine(), size.width(), size.height(), offset, turn_progress(frame + 1));
    check("image width", image.width(), size.width() * run.scale, 0);
    check("image height", image.height(), size.height() * run.scale, 0);
    if (is_picture_frame(&run, frame)) image.save(run.picture);
  }
  // Qt divides painting among a pool of threads, one for each processor that the process may use.
  report(QThread::idealThreadCount() > 1 ? "qtquick" : "qtquick-1cpu", &run, samples);
  _Exit(0);  // the items need not be destroyed
}
